import { Link } from 'react-router'

import type { OpenDiscrepancy } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'
import table from '#web/features/admin/parts/data-table.module.css'
import { TableSection } from '#web/features/admin/parts/table-section.tsx'

import { DateCell } from '../../parts/data-table.tsx'
import css from './payment-discrepancies.module.css'

/** Where the card processor's books and ours disagree, both sides next to each other. */
export function PaymentDiscrepancies({
  discrepancies,
}: {
  discrepancies: readonly OpenDiscrepancy[]
}) {
  const t = useT()
  return (
    <TableSection
      id="discrepancies"
      title={t('admin.sectionDiscrepancies')}
      text={t('admin.discrepanciesText')}
      columns={[
        t('admin.columnNumber'),
        t('admin.discrepancy'),
        t('admin.ofProcessor'),
        t('admin.ofLedger'),
        t('admin.sinceWhen'),
      ]}
    >
      {discrepancies.map(({ id, kind, intentId, order, processor, ledger, firstSeenAt }) => (
        <tr key={id}>
          <td className="code">
            {order ? (
              <Link to={`/admin/orders/${order.id}`} className={table.number}>
                {order.number}
              </Link>
            ) : (
              t('admin.unknownOrder')
            )}
          </td>
          <th scope="row">
            {t(`admin.discrepancy_${kind}`)}
            <span className={css.side}>
              <span className="code">{intentId}</span>
            </span>
          </th>
          <Side side={processor} />
          <Side side={ledger} />
          <DateCell at={firstSeenAt} />
        </tr>
      ))}
    </TableSection>
  )
}

function Side({ side }: { side: OpenDiscrepancy['ledger'] }) {
  const t = useT()
  const locale = useLocale()
  if (!side) return <td className={css.side}>{t('admin.sideNothing')}</td>
  const { receivedMinor, refundedMinor, currency } = side
  return (
    <td className={css.side}>
      {formatMoney(money(receivedMinor, currency), locale)}
      {refundedMinor > 0 && (
        <span>{t('admin.sideRefunded', { amount: money(refundedMinor, currency) })}</span>
      )}
    </td>
  )
}
