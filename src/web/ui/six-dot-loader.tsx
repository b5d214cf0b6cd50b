/** Six dots, stepping from one to the next in 0.1 second, like the device. */
import css from './six-dot-loader.module.css'

const RING = [
  [0, -9],
  [7.79, -4.5],
  [7.79, 4.5],
  [0, 9],
  [-7.79, 4.5],
  [-7.79, -4.5],
] as const

/** Without a label it is decoration next to text. */
export function SixDotLoader({ label, size = 56 }: { label?: string; size?: number }) {
  return (
    <span className={css.loader}>
      <svg
        width={size}
        height={size}
        viewBox="-14 -14 28 28"
        fill="currentColor"
        aria-hidden="true"
      >
        {RING.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} />
        ))}
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
