/** Bars over time: each bar is read by pointing at it or by the arrow keys, and all of them in a table below. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import { DataTable } from '../parts/data-table.tsx'
import panel from '../parts/panel.module.css'
import { barsOf } from './bars.ts'
import css from './statistics.module.css'

export type Series = { name: string; values: readonly number[] }

type Props = {
  title: string
  /** What it comes to over the whole stretch, in words. */
  sum: string
  /** The steps of time, in words. */
  steps: readonly string[]
  stepName: string
  /** The first is drawn; the others are in the table next to it. */
  series: readonly [Series, ...Series[]]
  format: (value: number) => string
}

const WIDTH = 10
const HEIGHT = 100

export function BarChart({ title, sum, ...drawing }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const { steps, series, format } = drawing
  const valueText = (position: number) =>
    `${steps[position]}: ${format(series[0].values[position] ?? 0)}`
  return (
    <div className={panel.panel}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{at === null ? sum : valueText(at)}</p>
      </div>
      <Plot title={title} at={at} onRead={setAt} valueText={valueText} {...drawing} />
      <Numbers title={title} {...drawing} />
    </div>
  )
}

type PlotProps = Pick<Props, 'title' | 'steps' | 'series' | 'format'> & {
  /** The bar that is being read. */
  at: number | null
  onRead: (at: number | null) => void
  valueText: (position: number) => string
}

function Plot({ title, steps, series: [drawn], format, at, onRead, valueText }: PlotProps) {
  const { bars, zero, highest, lowest } = barsOf(drawn.values, HEIGHT)
  const last = steps.length - 1
  const readPointed = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * steps.length))))
  }
  const readNext = (event: KeyboardEvent) => {
    const to = positionAfter(event.key, at ?? last, last)
    if (to === null) return
    event.preventDefault()
    onRead(to)
  }
  return (
    <div className={css.plot}>
      <div className={css.axis} aria-hidden="true">
        <span>{format(highest)}</span>
        {lowest < 0 && <span>{format(lowest)}</span>}
        {lowest === 0 && <span>{format(0)}</span>}
      </div>
      <div
        className={css.bars}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={valueText(at ?? last)}
        onFocus={() => onRead(at ?? last)}
        onBlur={() => onRead(null)}
        onPointerMove={readPointed}
        onPointerDown={readPointed}
        onPointerLeave={() => onRead(null)}
        onKeyDown={readNext}
      >
        <svg
          viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <line
            className={css.grid}
            x1={0}
            x2={steps.length * WIDTH}
            y1={HEIGHT / 2}
            y2={HEIGHT / 2}
          />
          {at !== null && (
            <rect className={css.read} x={at * WIDTH} y={0} width={WIDTH} height={HEIGHT} />
          )}
          {bars.map(({ y, height, isBelow }, position) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time.
              key={position}
              className={css.bar}
              data-below={isBelow || undefined}
              data-read={position === at || undefined}
              x={position * WIDTH + 1}
              y={y}
              width={WIDTH - 2}
              height={height}
            />
          ))}
          <line className={css.background} x1={0} x2={steps.length * WIDTH} y1={zero} y2={zero} />
        </svg>
      </div>
      <span className={css.from}>{steps[0]}</span>
      <span className={css.to}>{steps.at(-1)}</span>
    </div>
  )
}

/** `null` for a key that leads to no bar. */
function positionAfter(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** The same and all other series, as a table that opens. */
function Numbers({ title, steps, stepName, series, format }: Omit<Props, 'sum'>) {
  const t = useT()
  return (
    <details className={css.numbers}>
      <summary>
        {t('adminToday.asTable')}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <DataTable
        caption={title}
        columns={[stepName, ...series.map(({ name }) => ({ text: name, isNumber: true }))]}
      >
        {steps.map((step, position) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            {series.map(({ name, values }) => (
              <td key={name} data-number>
                {format(values[position] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </details>
  )
}
