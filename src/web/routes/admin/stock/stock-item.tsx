import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { viewStock } from '#domain/catalog/stock/list-stock.server.ts'
import { useT } from '#i18n/use-t.ts'
import { PAGE_LIMIT_DEFAULT, pageNumberIn } from '#shared/page.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { restockAlertsPath } from '#web/features/admin/messages/message-paths.ts'
import { NotFound } from '#web/features/admin/parts/not-found.tsx'
import { adjustIn, setLeadIn } from '#web/features/admin/stock/stock-action.server.ts'
import { STOCK_ACTIONS } from '#web/features/admin/stock/stock-action.ts'
import { StockItemPage } from '#web/features/admin/stock/stock-item-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/stock-item.ts'

const RUN = { adjust_stock: adjustIn, set_lead_time: setLeadIn }

export const meta: Route.MetaFunction = pageMeta((t, { params }) => ({
  title: t('adminStock.itemTitle', { serial: params.serial ?? '' }),
  isPrivate: true,
}))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'stock.adjust')
  const number = pageNumberIn(searchParams.get('page')) ?? 1
  const item = await viewStock(ctx, params.serial, { number, size: PAGE_LIMIT_DEFAULT })
  if (!item.ok) return data({ found: null }, { status: 404 })

  const ids = item.value.movements.items.flatMap(({ actorId }) => actorId ?? [])
  const who = await listNamesOfUsers(ctx, [...new Set(ids)])
  const done = searchParams.get('done')
  return data({
    found: {
      ...item.value,
      who: who.ok ? who.value : new Map<string, string | null>(),
      waitingPath: may(ctx.actor, 'subscriber.read') ? restockAlertsPath(params.serial) : null,
      done: findAction(STOCK_ACTIONS, done),
      formKey: crypto.randomUUID(),
    },
  })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'stock.adjust')
  const action = findAction(['adjust_stock', 'set_lead_time'] as const, input.intent)
  const outcome = action && (await RUN[action](ctx, params.serial, input))
  return answerOf(outcome, ({ done }) => `/admin/stock/${params.serial}?done=${done}`)
}

export default function StockItemRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.found) return <StockItemPage {...loaderData.found} errors={actionData} />
  return <NotFound title={t('admin.stock')} to="/admin/stock" back={t('adminStock.back')} />
}
