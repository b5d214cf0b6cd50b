/** What has changed since the page was opened, old and new. Nothing was ordered. Decisions, section 5. */
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Table } from '#web/ui/table.tsx'

import { productName, type Reference } from '../reference.ts'
import { useCheckout } from '../use-checkout.ts'
import type { PriceChange } from './new-order.ts'

export function PriceChangeCallout({ change }: { change: PriceChange }) {
  const t = useT()
  const locale = useLocale()
  const { reference } = useCheckout()
  const labels = labelsOf(t, reference)
  return (
    <Callout tone="warn" role="alert" title={t('problems.price_changed')}>
      <p>{t('checkout.priceChangedText')}</p>
      <Table
        caption={t('checkout.priceChangedCaption')}
        isCaptionHidden
        columns={[
          t('checkout.item'),
          { text: t('checkout.before'), isNumber: true },
          { text: t('checkout.now'), isNumber: true },
        ]}
      >
        {change.rows.map(({ id, before, now }) => (
          <tr key={id}>
            <th scope="row">{labels(id)}</th>
            <td data-number>{before ? formatMoney(before, locale) : '–'}</td>
            <td data-number>
              {before?.amountMinor === now.amountMinor ? (
                formatMoney(now, locale)
              ) : (
                <strong>{formatMoney(now, locale)}</strong>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Callout>
  )
}

const labelsOf =
  (t: ReturnType<typeof useT>, reference: Reference) =>
  (id: string): string => {
    if (id === 'shipping') return t('sums.shippingFee')
    if (id === 'fee') return t('sums.transactionFee')
    return id === 'total' ? t('sums.total') : productName(reference, id)
  }
