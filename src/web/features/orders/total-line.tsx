import type { OrderStatusWire } from '#contract/order-life.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'
import { ImportCharges, totalLabel } from '#web/prices/order-sums.tsx'

import { Facts } from '../../ui/facts.tsx'

type Props = { order: Pick<OrderStatusWire, 'totalChargeAmount' | 'currency' | 'country'> }

/** Without the parts, which only the buyer sees. */
export function TotalLine({ order: { totalChargeAmount, currency, country } }: Props) {
  const t = useT()
  const locale = useLocale()
  const value = formatMoney(money(totalChargeAmount, currency), locale)
  return (
    <>
      <Facts
        kind="sums"
        facts={[{ id: 'total', label: totalLabel(t, country), value, isStrong: true }]}
      />
      <ImportCharges sums={{ country, goods: null, shipping: null }} />
    </>
  )
}
