import { useT } from '#i18n/use-t.ts'

import css from './drawing.module.css'

type Props = {
  /** Of the drawing above it: its width, and what of that is before the nozzle. In centimetres. */
  width: number
  before: number
  /** The distances that have a number. */
  marks: readonly number[]
}

const TICK_CM = 10

/** Centimetres from the nozzle, under a drawing of the same width. Its numbers have the size of text at any scale. */
export function Ruler({ width, before, marks }: Props) {
  const t = useT()
  const end = Math.max(...marks)
  const at = (cm: number): string => `${Math.round((10_000 * (before + cm)) / width) / 100}%`
  const ticks = Array.from({ length: end / TICK_CM + 1 }, (_, tick) => tick * TICK_CM)
  return (
    <svg className={css.ruler} aria-hidden="true">
      <line x1={at(0)} x2={at(end)} y1="1" y2="1" />
      {ticks.map((cm) => (
        <line key={cm} x1={at(cm)} x2={at(cm)} y1="1" y2={marks.includes(cm) ? 14 : 7} />
      ))}
      {marks.map((cm) => (
        <text key={cm} x={at(cm)} y="32" textAnchor="middle">
          {cm === end ? t('product.centimetres', { value: cm }) : t('product.count', { value: cm })}
        </text>
      ))}
    </svg>
  )
}
