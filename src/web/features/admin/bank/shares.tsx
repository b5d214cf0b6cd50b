import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useAmount } from '#i18n/use-t.ts'

import css from './bank.module.css'
import { OrderName } from './order-name.tsx'

/** What each order gets of a transfer. */
export function Shares({ shares }: Pick<RowView, 'shares'>) {
  const yen = useAmount('jpy')
  return (
    <ul className={css.shares}>
      {shares.map(({ order, amountMinor }) => (
        <li key={order.id}>
          <OrderName order={order} />
          <span>{yen(amountMinor)}</span>
        </li>
      ))}
    </ul>
  )
}
