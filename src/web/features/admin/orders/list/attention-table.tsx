/** Orders that need attention, each with its reason; those with a deadline come first. */
import { Link } from 'react-router'

import type { AttentionReason } from '#domain/orders/attention/needs-attention.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import table from '#web/features/admin/parts/data-table.module.css'
import { DataTable } from '#web/features/admin/parts/data-table.tsx'
import { DisputeDue } from '#web/features/admin/parts/orders/dispute-due.tsx'
import { reasonKey } from '#web/features/admin/parts/orders/review-reason.ts'
import { StatusPill } from '#web/features/admin/parts/status-pill.tsx'

import css from './attention-table.module.css'
import type { AttentionRow } from './order-list.server.ts'

export function AttentionTable({ rows, now }: { rows: readonly AttentionRow[]; now: Date }) {
  const t = useT()
  return (
    <DataTable
      caption={t('admin.filter_attention')}
      columns={[
        t('admin.columnNumber'),
        t('admin.columnNeed'),
        t('admin.columnCustomer'),
        { text: t('admin.columnTotal'), isNumber: true },
        t('admin.columnStatus'),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} now={now} />
      ))}
    </DataTable>
  )
}

function Row({ row, now }: { row: AttentionRow; now: Date }) {
  const locale = useLocale()
  return (
    <tr>
      <th scope="row" className="code">
        <Link to={`/admin/orders/${row.id}`} className={table.number}>
          {row.number}
        </Link>
      </th>
      <td className={css.why}>
        {row.reasons.map((reason) => (
          <p key={reason.kind}>
            <AttentionText reason={reason} now={now} />
          </p>
        ))}
      </td>
      <td className={table.customer}>
        {row.customerName}
        {row.customerCompany && <span>{row.customerCompany}</span>}
      </td>
      <td data-number>{formatMoney(row.total, locale)}</td>
      <td className={table.line}>
        <StatusPill status={row.status} />
      </td>
    </tr>
  )
}

function AttentionText({ reason, now }: { reason: AttentionReason; now: Date }) {
  const t = useT()
  if (reason.kind === 'review') return t(reasonKey(reason.reason))
  if (reason.kind !== 'answer_dispute') return t(`admin.need_${reason.kind}`)
  return (
    <>
      {t('admin.need_answer_dispute')}
      {reason.dueAt && (
        <span className={css.due}>
          <DisputeDue dueAt={reason.dueAt} now={now} />
        </span>
      )}
    </>
  )
}
