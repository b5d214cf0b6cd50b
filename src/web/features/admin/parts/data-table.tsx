/** A list of the console: a framed table whose name the page's heading already shows. */
import type { ReactNode } from 'react'

import { type Column, Table } from '#web/ui/table.tsx'

import css from './data-table.module.css'

type Props = {
  caption: string
  columns: readonly Column[]
  className?: string | undefined
  /** Its rows. */
  children: ReactNode
}

export function DataTable({ className = '', ...table }: Props) {
  return (
    <div className={`${css.table} ${className}`}>
      <Table {...table} isCaptionHidden density="dense" />
    </div>
  )
}

/** The same inside of a panel. */
export const PanelTable = (table: Omit<Props, 'className'>) => (
  <div className={css.spaced}>
    <Table {...table} isCaptionHidden density="dense" />
  </div>
)
