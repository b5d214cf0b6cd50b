import { listReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { parseSort } from '#domain/sort.ts'
import { useT } from '#i18n/use-t.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { sortParam } from '#web/features/admin/parts/sort-head.tsx'
import { receiveIn } from '#web/features/admin/stock/stock-action.server.ts'
import {
  STOCK_FILTER_NAMES,
  STOCK_FILTERS,
  STOCK_ORDER,
  STOCK_SORT_KEYS,
  type StockFilter,
  sortStock,
  stockFilterOf,
} from '#web/features/admin/stock/stock-filter.ts'
import { DeliveryForm } from '#web/features/admin/stock/stock-forms.tsx'
import { StockTable } from '#web/features/admin/stock/stock-table.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/stock.ts'

export const meta = pageMeta((t) => ({ title: t('admin.stock'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'stock.adjust')
  const done = searchParams.get('done')
  return {
    stock: unwrap(await listReservedStock(ctx)),
    filter: stockFilterOf(searchParams.get('show')),
    sort: parseSort(searchParams.get('sort'), STOCK_SORT_KEYS, STOCK_ORDER),
    isReceiving: searchParams.get('form') === 'receive_stock',
    done: findAction(['receive_stock'] as const, done),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'stock.adjust')
  const outcome = input.intent === 'receive_stock' ? await receiveIn(ctx, input) : null
  return answerOf(outcome, ({ done }) => `/admin/stock?show=all&done=${done}`)
}

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { stock, filter, sort, isReceiving, done, formKey } = loaderData
  const shown = sortStock(stock.filter(STOCK_FILTERS[filter]), sort)
  const isOpen = isReceiving || actionData !== undefined
  const pathOf = (show: StockFilter, order = sort) =>
    `/admin/stock?${new URLSearchParams({ show, ...sortParam(order, STOCK_ORDER) })}`

  return (
    <>
      <div className={page.head}>
        <h1>{t('admin.stock')}</h1>
        <FilterLinks
          label={t('admin.stockFilters')}
          active={filter}
          choices={STOCK_FILTER_NAMES.map((name) => ({
            name,
            to: pathOf(name),
            label: name === 'low' ? t('adminStock.filterLow') : t(`admin.stock_${name}`),
            count: stock.filter(STOCK_FILTERS[name]).length,
          }))}
        />
        {!isOpen && (
          <ActionLink to={`${pathOf(filter)}&form=receive_stock`}>
            {t('adminStock.deliveryStart')}
          </ActionLink>
        )}
        <ActionLink to="/admin/stock/sheet">{t('adminSheet.stockStart')}</ActionLink>
      </div>
      {done && !actionData && <SuccessMessage key={formKey} text={t(`adminStock.done_${done}`)} />}
      {isOpen && <DeliveryForm formKey={formKey} errors={actionData} />}
      {shown.length > 0 ? (
        <StockTable
          stock={shown}
          caption={t('admin.stock')}
          sort={sort}
          pathOf={(order) => pathOf(filter, order)}
        />
      ) : (
        <EmptyState title={t('admin.stockEmpty')} />
      )}
      <p className={panel.quiet}>{t('admin.stockText')}</p>
    </>
  )
}
