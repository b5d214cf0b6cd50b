import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, type Money } from '#shared/money.ts'

type Bought = { orderCount: number; spend: readonly Money[] }

/** How much a customer has bought: the number of orders, and what was paid for them minus refunds. */
export function useSpendText({ orderCount, spend }: Bought): string {
  const t = useT()
  const locale = useLocale()
  const paid = spend.filter(({ amountMinor }) => amountMinor !== 0)
  return [
    t('adminCustomers.orderCount', { count: orderCount }),
    ...paid.map((sum) => formatMoney(sum, locale)),
  ].join(t('ui.separator'))
}
