/** The list with its boxes, and what is done with the orders that are ticked. */
import { Form, Link } from 'react-router'

import type { OrderPage } from '#domain/orders/search-orders.server.ts'
import { useT } from '#i18n/use-t.ts'

import { Button } from '../../../ui/button.tsx'
import { addressOf, type ListAddress } from '../order-filter.ts'
import { type OrderRow, OrdersTable } from '../orders-table.tsx'
import css from './chosen-list.module.css'

type Props = {
  address: ListAddress
  rows: readonly OrderRow[]
  page: Omit<OrderPage, 'items'>
  caption: string
}

const DEEDS = [
  { value: 'confirm', word: 'doConfirm' },
  { value: 'ship', word: 'doShip' },
] as const

export function ChosenList({ address, rows, page, caption }: Props) {
  const t = useT()
  const { isAllChosen } = address
  const here = addressOf(address)

  return (
    // Another page begins with its own boxes.
    <Form key={`${here} ${isAllChosen}`} action="/admin/orders/bulk" className={css.form}>
      <OrdersTable rows={rows} caption={caption} isAllChosen={isAllChosen} />
      <fieldset className={css.bar} aria-label={t('adminOrders.withChosen')}>
        <Link to={isAllChosen ? here : `${here}&choose=all`} className={css.all} preventScrollReset>
          {t(isAllChosen ? 'adminOrders.chooseNone' : 'adminOrders.chooseAll')}
        </Link>
        <div className={css.deeds}>
          {DEEDS.map(({ value, word }) => (
            <Button
              key={value}
              type="submit"
              size="small"
              variant="outline"
              name="do"
              value={value}
            >
              {t(`adminOrders.${word}`)}
            </Button>
          ))}
          <Button type="submit" size="small" variant="outline" formAction="/admin/orders/labels">
            {t('adminOrders.doLabels')}
          </Button>
        </div>
      </fieldset>
      <Pages address={address} page={page} />
    </Form>
  )
}

function Pages({ address, page: { previous, next } }: Pick<Props, 'address' | 'page'>) {
  const t = useT()
  if (previous === null && next === null) return null
  const at = (from: ListAddress['from']) => addressOf({ ...address, from })
  return (
    <nav className={css.pages} aria-label={t('adminOrders.pages')}>
      {previous && <Link to={at(null)}>{t('adminOrders.firstPage')}</Link>}
      {previous && (
        <Link to={at({ side: 'before', id: previous })} rel="prev">
          {t('adminOrders.previous')}
        </Link>
      )}
      {next && (
        <Link to={at({ side: 'after', id: next })} rel="next">
          {t('adminOrders.next')}
        </Link>
      )}
    </nav>
  )
}
