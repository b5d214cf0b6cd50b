import type { ReactNode } from 'react'

import { DataTable } from './data-table.tsx'
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
      <DataTable caption={title} columns={[...columns]}>
        {children}
      </DataTable>
      {text && <p>{text}</p>}
    </div>
  )
}
