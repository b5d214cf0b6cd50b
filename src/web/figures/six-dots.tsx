/** The chambers of a device from above. Those that are open have a scent's colour. */
import css from './drawing.module.css'

/** A scent for each chamber. */
export const KINDS = ['citrus', 'fruit', 'floral', 'drink', 'function', 'herb'] as const

type Props = { x: number; y: number; size: number; open: readonly number[] }

export function SixDots({ x, y, size, open }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {KINDS.map((kind, dot) => {
        const turn = (dot * 2 * Math.PI) / KINDS.length - Math.PI / 2
        const isOpen = open.includes(dot + 1)
        return (
          <g key={kind} data-kind={kind}>
            <circle
              className={isOpen ? css.scent : css.glass}
              cx={Math.round(36 * Math.cos(turn))}
              cy={Math.round(36 * Math.sin(turn))}
              r={14}
            />
          </g>
        )
      })}
    </g>
  )
}
