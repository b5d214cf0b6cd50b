import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useLocale } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'

import css from './bank.module.css'
import { OrderName } from './order-name.tsx'

/** What each order gets of a transfer. */
export function Shares({ shares }: Pick<RowView, 'shares'>) {
  const locale = useLocale()
  return (
    <ul className={css.shares}>
      {shares.map(({ order, amountMinor }) => (
        <li key={order.id}>
          <OrderName order={order} />
          <span>{formatMoney(money(amountMinor, 'jpy'), locale)}</span>
        </li>
      ))}
    </ul>
  )
}
