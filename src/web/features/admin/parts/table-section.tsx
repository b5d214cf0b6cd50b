import type { ReactNode } from 'react'

import { Table } from '#web/ui/table.tsx'

import table from './data-table.module.css'
import css from './table-section.module.css'

type Props = {
  id: string
  title: string
  text?: string
  columns: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** One kind of incident that needs attention, as a section of the list's page. */
export function TableSection({ id, title, text, columns, children }: Props) {
  return (
    <div className={css.section}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <div className={table.table}>
        <Table caption={title} isCaptionHidden density="dense">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </div>
    </div>
  )
}
