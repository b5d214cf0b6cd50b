/** The results for the address: their number, the list, or the reason why there is none. */
import { Link } from 'react-router'

import type { OrderPage } from '#domain/orders/listing/search-orders.server.ts'
import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { addressOf, filterPath, isNarrowed, type ListAddress } from './order-filter.ts'
import type { OrderRow } from './order-list.server.ts'
import css from './order-results.module.css'
import { PlainList, SelectedList } from './selected-list.tsx'

type HeadProps = {
  address: ListAddress
  page: Pick<OrderPage, 'total'>
  mayExport: boolean
  mayFulfil: boolean
}

/** Beside the search: how many orders there are, and what is done with all of them. */
export function FoundHead({ address, page, mayExport, mayFulfil }: HeadProps) {
  const t = useT()
  return (
    <div className={css.head}>
      <p role="status">{useFoundText(page)}</p>
      {mayExport && (
        <Link to={addressOf({ ...address, from: null }, '/admin/orders/export')} className="target">
          {t('adminOrders.export')}
        </Link>
      )}
      {mayFulfil && (
        <Link to="/admin/orders/packing" className="target">
          {t('adminPacking.title')}
        </Link>
      )}
    </div>
  )
}

function useFoundText({ total: { count, isMore } }: HeadProps['page']): string {
  const t = useT()
  return t(isMore ? 'adminOrders.foundMore' : 'adminOrders.found', { count })
}

type Props = {
  address: ListAddress
  rows: readonly OrderRow[]
  page: Omit<OrderPage, 'items'>
  /** Whether anybody has ordered yet. */
  isAny: boolean
  mayFulfil: boolean
}

export function FoundOrders({ address, rows, page, isAny, mayFulfil }: Props) {
  const list = { address, rows, page, caption: useFoundText(page) }
  if (rows.length === 0) {
    return <Nothing address={address} isTooShort={page.isTooShort} isAny={isAny} />
  }
  return mayFulfil ? (
    <SelectedList key={`${addressOf(address)} ${address.isAllSelected}`} {...list} />
  ) : (
    <PlainList {...list} />
  )
}

function Nothing({
  address: { tab, filter, from },
  isTooShort,
  isAny,
}: Pick<Props, 'address' | 'isAny'> & { isTooShort: boolean }) {
  const t = useT()
  const isSearched = isNarrowed(filter) || tab === null
  const text = isTooShort ? t('admin.searchTooShort') : t('adminOrders.nothingText')
  const ofTab = from ? t('admin.emptyPage') : t(`admin.emptyText_${tab ?? 'all'}`)
  return (
    <EmptyState
      title={isSearched ? t('adminOrders.nothingTitle') : t('admin.emptyTitle')}
      text={isSearched ? text : ofTab}
    >
      {isAny && (tab !== 'all' || isSearched || from) && (
        <ActionLink to={filterPath('all')}>{t('admin.showAll')}</ActionLink>
      )}
    </EmptyState>
  )
}
