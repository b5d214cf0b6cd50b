/** A list of the console: a framed table whose name the page's heading already shows. */
import type { ComponentProps, ReactNode } from 'react'

import { type Column, Table } from '#web/ui/table.tsx'

import css from './data-table.module.css'
import { DateTime } from './date-time.tsx'

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

type DateCellProps = Omit<ComponentProps<typeof DateTime>, 'at'> & {
  at: Date | null
  /** Only where the window is wide enough. */
  isWide?: boolean
  /** What is there where there is no moment. */
  none?: ReactNode
}

export function DateCell({ at, isWide = false, none, ...moment }: DateCellProps) {
  return (
    <td className={isWide ? `${css.line} ${css.wide}` : css.line}>
      {at ? <DateTime at={at} {...moment} /> : none}
    </td>
  )
}

/** An e-mail address that breaks before its sign, if it has to. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
