/** A short list that is ranked or follows steps: a table whose rows carry their own bar. */
import type { ReactNode } from 'react'

import { PanelTable } from '../parts/data-table.tsx'
import panel from '../parts/panel.module.css'
import css from './statistics.module.css'

export type BarRow = { key: string; label: ReactNode; value: number; about?: string }

type Props = {
  title: string
  text?: string
  columns: { label: string; value: string; about?: string }
  rows: readonly BarRow[]
  /** Where there is no row, or none with a value. */
  empty: string
  format: (value: number) => string
}

export function BarTable({ title, text, columns, rows, empty, format }: Props) {
  const highest = Math.max(0, ...rows.map(({ value }) => value))
  return (
    <div className={panel.panel}>
      <div className={css.head}>
        <h2>{title}</h2>
      </div>
      {text && <p className={css.text}>{text}</p>}
      {highest === 0 ? (
        <p className={css.text}>{empty}</p>
      ) : (
        <PanelTable
          caption={title}
          columns={[
            columns.label,
            { text: columns.value, isNumber: true },
            columns.about && { text: columns.about, isNumber: true },
          ]}
        >
          {rows.map(({ key, label, value, about }) => (
            <tr key={key}>
              <th scope="row" className={css.label}>
                {label}
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className={css.line}
                  aria-hidden="true"
                >
                  <rect className={css.bar} width={(value / highest) * 100} height={4} />
                </svg>
              </th>
              <td data-number>{format(value)}</td>
              {columns.about && <td data-number>{about}</td>}
            </tr>
          ))}
        </PanelTable>
      )}
    </div>
  )
}
