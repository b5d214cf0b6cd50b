/** The list with its boxes, and what is done with the orders that are ticked. */
import type { MouseEvent } from 'react'
import { Form, Link } from 'react-router'

import type { OrderPage } from '#domain/orders/listing/search-orders.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { addressOf, type ListAddress } from './order-filter.ts'
import { type OrderRow, OrdersTable } from './orders-table.tsx'
import css from './selected-list.module.css'

type Props = {
  address: ListAddress
  rows: readonly OrderRow[]
  page: Omit<OrderPage, 'items'>
  caption: string
}

export function SelectedList({ address, rows, page, caption }: Props) {
  const t = useT()
  const { isAllSelected } = address
  const here = addressOf(address)
  const isPaged = page.previous !== null || page.next !== null

  return (
    // Another page begins with its own boxes.
    <Form key={`${here} ${isAllSelected}`} action="/admin/orders/batch" className={css.form}>
      <OrdersTable rows={rows} caption={caption} isAllSelected={isAllSelected} />
      <fieldset className={css.bar} aria-label={t('adminOrders.withSelected')}>
        <div className={css.ticks}>
          <TickLink to={`${here}&choose=all`} ticks>
            {t('adminOrders.chooseAll')}
          </TickLink>
          <TickLink to={here} ticks={false}>
            {t('adminOrders.chooseNone')}
          </TickLink>
        </div>
        <div className={css.actions}>
          <Button type="submit" size="small" variant="outline">
            {t('adminOrders.doConfirm')}
          </Button>
          <Button type="submit" size="small" variant="outline" formAction="/admin/orders/packing">
            {t('adminOrders.doShip')}
          </Button>
          <Button type="submit" size="small" variant="outline" formAction="/admin/orders/labels">
            {t('adminOrders.doLabels')}
          </Button>
        </div>
        {isPaged && <p className={css.hint}>{t('adminOrders.selectedHere')}</p>}
      </fieldset>
      <Pages address={address} page={page} />
    </Form>
  )
}

type TickProps = { to: string; ticks: boolean; children: string }

/** Ticks the boxes in place; without scripts, the link loads the page again. */
function TickLink({ to, ticks, children }: TickProps) {
  const tickAll = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const boxes = event.currentTarget.closest('form')?.elements.namedItem('id')
    const all = boxes instanceof RadioNodeList ? [...boxes] : [boxes]
    for (const box of all) if (box instanceof HTMLInputElement) box.checked = ticks
  }
  return (
    <Link to={to} className={css.all} onClick={tickAll} preventScrollReset>
      {children}
    </Link>
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
