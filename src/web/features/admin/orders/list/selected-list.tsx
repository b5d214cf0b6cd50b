/** The list with its boxes, and what is done with the orders that are ticked. */
import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'

import type { OrderPage } from '#domain/orders/listing/search-orders.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { addressOf, type ListAddress } from './order-filter.ts'
import type { OrderRow } from './order-list.server.ts'
import { OrdersTable } from './orders-table.tsx'
import css from './selected-list.module.css'

type Props = {
  address: ListAddress
  rows: readonly OrderRow[]
  page: Omit<OrderPage, 'items'>
  caption: string
}

/** To be keyed by its address: another page begins with its own boxes. */
export function SelectedList({ address, rows, page, caption }: Props) {
  const t = useT()
  const { isAllSelected } = address
  const here = addressOf(address)
  const [selectedCount, setSelectedCount] = useState(isAllSelected ? rows.length : 0)
  const isPaged = page.previous !== null || page.next !== null

  return (
    <Form
      action="/admin/orders/batch"
      className={css.form}
      onChange={({ currentTarget }) => setSelectedCount(countTicked(currentTarget))}
    >
      <noscript>
        <Link to={`${here}&choose=all`} className="target">
          {t('adminOrders.chooseAll')}
        </Link>
      </noscript>
      <OrdersTable
        address={address}
        rows={rows}
        caption={caption}
        isAllSelected={isAllSelected}
        selectAll={<SelectAll count={selectedCount} of={rows.length} />}
      />
      <fieldset className={css.bar} aria-label={t('adminOrders.withSelected')}>
        {selectedCount > 0 && (
          <p role="status">{t('adminOrders.selected', { count: selectedCount })}</p>
        )}
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

/** For roles that may do nothing with the ticked ones. */
export function PlainList({ page, ...list }: Props) {
  return (
    <div className={css.form}>
      <OrdersTable {...list} isAllSelected={false} selectAll={null} />
      <Pages address={list.address} page={page} />
    </div>
  )
}

const boxesIn = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? []),
]

const countTicked = (form: HTMLFormElement): number =>
  boxesIn(form).filter(({ checked }) => checked).length

/** Ticks all boxes, or none; between the two when some are ticked. */
function SelectAll({ count, of }: { count: number; of: number }) {
  const t = useT()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < of
  }, [count, of])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('adminOrders.chooseAll')}
      checked={count === of}
      onChange={({ currentTarget: { form, checked } }) => {
        for (const other of boxesIn(form)) other.checked = checked
      }}
    />
  )
}

function Pages({ address, page: { previous, next } }: Pick<Props, 'address' | 'page'>) {
  const t = useT()
  if (previous === null && next === null) return null
  const at = (from: ListAddress['from']) => addressOf({ ...address, from })
  return (
    <nav className={css.pages} aria-label={t('adminOrders.pages')}>
      {previous && (
        <Link to={at(null)} className="target">
          {t('adminOrders.firstPage')}
        </Link>
      )}
      {previous && (
        <Link to={at({ side: 'before', id: previous })} rel="prev" className="target">
          {t('adminOrders.previous')}
        </Link>
      )}
      {next && (
        <Link to={at({ side: 'after', id: next })} rel="next" className="target">
          {t('adminOrders.next')}
        </Link>
      )}
    </nav>
  )
}
