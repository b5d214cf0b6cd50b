import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'

import { Facts } from '../../ui/facts.tsx'

type Props = { order: Pick<OrderDetailWire, 'totalChargeAmount' | 'currency'> }

export function TotalLine({ order }: Props) {
  const t = useT()
  const locale = useLocale()
  const total = formatMoney(money(order.totalChargeAmount, order.currency), locale)
  const label = t('checkout.totalTaxIncluded')
  return <Facts kind="sums" facts={[{ id: 'total', label, value: total, isStrong: true }]} />
}
