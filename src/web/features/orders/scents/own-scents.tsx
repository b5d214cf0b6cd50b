/** The scents of the newest order in the chambers of a device; empty ones for those who have not ordered yet. */
import { Link } from 'react-router'

import type { ListedOrderWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { FINDER_PATH } from '#web/scents/finder-path.ts'

import { OrderRing } from './order-ring.tsx'
import css from './own-scents.module.css'

export function OwnScents({ order }: { order: ListedOrderWire | undefined }) {
  const t = useT()
  const locale = useLocale()
  const names = order?.selectedCartridges.map(({ name }) => textIn(name, locale)) ?? []
  return (
    <section className={css.own} aria-labelledby="own-scents">
      <OrderRing order={order ?? { selectedCartridges: [] }} />
      <div className={css.words}>
        <h2 id="own-scents">{t(order ? 'accountPage.scentsTitle' : 'checkout.noOrders')}</h2>
        <p>{order ? new Intl.ListFormat(locale).format(names) : t('accountPage.scentsNone')}</p>
        {order ? (
          <Link to={`/orders/${order.orderId}`}>{t('checkout.viewOrder')}</Link>
        ) : (
          <Link to={FINDER_PATH}>{t('shell.pageFinder')}</Link>
        )}
      </div>
    </section>
  )
}
