import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

export type PaidBy = { id: string; line: number; day: string; amountMinor: number; payer: string }

type Props = {
  rows: readonly PaidBy[]
  transfer: { amountMinor: number; receivedOn: string; payerName: string }
}

/** From a transfer of an order back to the row of the statement that it was recorded from. */
export function StatementLink({ rows, transfer }: Props) {
  const t = useT()
  const row = rows.find(
    ({ day, amountMinor, payer }) =>
      day === transfer.receivedOn &&
      amountMinor === transfer.amountMinor &&
      transfer.payerName.startsWith(payer),
  )
  if (!row) return t('admin.none')
  return (
    <Link to={`/admin/bank/rows/${row.id}`}>
      {t('adminBank.fromStatement', { line: row.line })}
    </Link>
  )
}
