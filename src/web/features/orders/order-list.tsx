/** The order history, newest first. */
import { Link } from 'react-router'

import type { ScentSet } from '#domain/catalog/scent-sets.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import { listText } from '#shared/list-text.ts'
import { textIn } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'

import { usePaginationLabels } from '../../labels/ui-labels.ts'
import type { CardScent } from '../../scents/card-scent.ts'
import { FINDER_PATH } from '../../scents/finder-path.ts'
import { ScentSets } from '../../scents/scent-sets.tsx'
import { SealRing } from '../../scents/seal-ring.tsx'
import { Seals } from '../../scents/seals.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ButtonGroup } from '../../ui/button-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { OrderPage } from './load-order.ts'
import css from './order-list.module.css'
import { OrderBadge } from './order-status.tsx'

type Props = {
  page: OrderPage
  /** Shown where there is no order yet. */
  sets: readonly ScentSet<CardScent>[]
}

export function OrderList({ page: { data: orders, meta }, sets }: Props) {
  const locale = useLocale()
  const labels = usePaginationLabels(meta)
  if (orders.length === 0) return <NoOrders sets={sets} />

  return (
    <>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <div className={css.which}>
              <Link to={`/orders/${order.orderId}`} className={css.number}>
                {order.orderNumber}
              </Link>
              <time dateTime={order.placedAt}>
                {formatInJapan(new Date(order.placedAt), locale, { dateStyle: 'long' })}
              </time>
            </div>
            <span className={css.scents}>
              <Seals scents={order.selectedCartridges} />
              <span className={css.names} aria-hidden="true">
                {listText(
                  order.selectedCartridges.map(({ name }) => textIn(name, locale)),
                  locale,
                )}
              </span>
            </span>
            <span className={css.status}>
              <OrderBadge status={order.status} />
            </span>
            <span className={css.amount}>
              {formatMoney(money(order.totalChargeAmount, order.currency), locale)}
            </span>
          </li>
        ))}
      </ul>
      <Pagination meta={meta} hrefOf={hrefOf} words={labels} />
    </>
  )
}

const hrefOf = (page: number): string => (page === 1 ? '/orders' : `/orders?page=${page}`)

function NoOrders({ sets }: Pick<Props, 'sets'>) {
  const t = useT()
  return (
    <>
      <EmptyState
        picture={<SealRing scents={[]} />}
        title={t('checkout.noOrders')}
        text={t('checkout.noOrdersText')}
      >
        <ButtonGroup>
          <ButtonLink to="/order">{t('checkout.choosePack')}</ButtonLink>
          <ButtonLink to={FINDER_PATH} variant="outline">
            {t('shell.pageFinder')}
          </ButtonLink>
        </ButtonGroup>
      </EmptyState>
      <section className={css.sets} aria-labelledby="sets">
        <h2 id="sets">{t('scents.setsTitle')}</h2>
        <ScentSets sets={sets} />
      </section>
    </>
  )
}
