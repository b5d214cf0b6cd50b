/** Bars over time, drawn by us: a picture for the eye, and the same numbers in a table below it. */
import { useT } from '#i18n/use-t.ts'
import { Table } from '#web/ui/table.tsx'

import table from '../parts/data-table.module.css'
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
  return (
    <div className={`${panel.panel} ${css.card}`}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{sum}</p>
      </div>
      <Plot label={`${title}: ${sum}`} {...drawing} />
      <Numbers title={title} {...drawing} />
    </div>
  )
}

type PlotProps = Pick<Props, 'steps' | 'series' | 'format'> & { label: string }

function Plot({ label, steps, series: [drawn], format }: PlotProps) {
  const { bars, zero, highest, lowest } = barsOf(drawn.values, HEIGHT)
  return (
    <div className={css.plot}>
      <span className={css.top}>{format(highest)}</span>
      {lowest < 0 && <span className={css.bottom}>{format(lowest)}</span>}
      <svg
        viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ y, height, isBelow }, position) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time.
            key={position}
            className={css.bar}
            data-below={isBelow || undefined}
            x={position * WIDTH + 1}
            y={y}
            width={WIDTH - 2}
            height={height}
          />
        ))}
        <line className={css.background} x1={0} x2={steps.length * WIDTH} y1={zero} y2={zero} />
      </svg>
      <span className={css.from}>{steps[0]}</span>
      <span className={css.to}>{steps.at(-1)}</span>
    </div>
  )
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
      <div className={table.table}>
        <Table caption={title} isCaptionHidden density="dense">
          <thead>
            <tr>
              <th scope="col">{stepName}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </Table>
      </div>
    </details>
  )
}
