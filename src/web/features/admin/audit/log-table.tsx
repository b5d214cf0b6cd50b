import type { ReactNode } from 'react'

import { Table } from '#web/ui/table.tsx'

import table from '../parts/data-table.module.css'

type Props = { caption: string; columns: readonly string[]; children: ReactNode }

/** The frame of both logs: the audit log, and the log of sign-ins. */
export function LogTable({ caption, columns, children }: Props) {
  return (
    <div className={`${table.table} ${table.loose}`}>
      <Table caption={caption} isCaptionHidden density="dense">
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
  )
}
