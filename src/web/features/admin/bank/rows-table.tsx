/** Transfers of statements: what came in, which order it is for and why, and the one thing to do about it. */
import { Link } from 'react-router'

import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useAmount, useT } from '#i18n/use-t.ts'

import { ButtonForm } from '../forms/button-form.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { useDayText } from '../parts/date-time.tsx'
import css from './bank.module.css'
import { OrderName } from './order-name.tsx'

export function RowsTable({ rows, caption }: { rows: readonly RowView[]; caption: string }) {
  const t = useT()
  return (
    <DataTable
      caption={caption}
      className={table.cards}
      columns={[
        t('adminBank.payer'),
        { text: t('adminBank.day'), className: table.wide },
        { text: t('adminBank.amount'), isNumber: true },
        t('adminBank.order'),
        { text: t('adminBank.why'), className: table.wide },
        { text: t('adminBank.action'), isUnseen: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </DataTable>
  )
}

function Row({ row }: { row: RowView }) {
  const t = useT()
  const yen = useAmount('jpy')
  const { order } = row
  return (
    <tr>
      <th scope="row" className={css.payer}>
        <Link to={`/admin/bank/rows/${row.id}`}>{row.payer}</Link>
      </th>
      <td className={`${table.line} ${table.wide}`}>{useDayText()(row.day)}</td>
      <td data-number>{yen(row.amountMinor)}</td>
      <td className={table.customer}>
        {row.shares.length > 1
          ? row.shares.map(({ order }) => <OrderName key={order.id} order={order} />)
          : order && <OrderName order={order} />}
        {!order &&
          row.choices.length > 0 &&
          row.choices.map(({ order: { number } }) => number).join(t('ui.listSeparator'))}
      </td>
      <td className={table.wide}>
        {row.state === 'ignored' ? row.note : t(`adminBank.why_${row.why}`)}
      </td>
      <td className={css.do}>
        {row.state === 'proposed' ? <Confirm row={row} /> : <Decide row={row} />}
      </td>
    </tr>
  )
}

function Confirm({ row }: { row: RowView }) {
  return (
    <ButtonForm
      action="confirm_row"
      to={`/admin/bank/${row.statementId}`}
      hidden={{ rowId: row.id, orderId: row.orderId ?? '' }}
      submit={useT()('adminBank.confirmRow')}
      about={row.payer}
    />
  )
}

function Decide({ row }: { row: RowView }) {
  const t = useT()
  return (
    <Link to={`/admin/bank/rows/${row.id}`} className={css.go}>
      {t(row.state === 'queued' ? 'adminBank.decide' : 'adminBank.look')}
      <span className="visually-hidden"> {row.payer}</span>
    </Link>
  )
}
