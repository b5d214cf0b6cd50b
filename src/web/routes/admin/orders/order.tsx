import { data } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { appContext } from '#web/context.ts'
import { findAction, openFormFromUrl, readInput } from '#web/features/admin/forms/action.ts'
import {
  readForm,
  requireLiveSession,
  requireRecentStaff,
  requireStaff,
} from '#web/features/admin/frame/guard.server.ts'
import { answerOf } from '#web/features/admin/frame/staff-action.server.ts'
import { handleOrderEdit } from '#web/features/admin/order/edit/edit-action.server.ts'
import { ORDER_EDIT_DONE } from '#web/features/admin/order/edit/edit-action.ts'
import { handleOrderAction } from '#web/features/admin/order/order-action.server.ts'
import { OPENABLE, ORDER_DONE } from '#web/features/admin/order/order-action.ts'
import { loadOrderDetail, loadOrderEmails } from '#web/features/admin/order/order-detail.server.ts'
import { OrderPage } from '#web/features/admin/order/order-page.tsx'
import { NotFound } from '#web/features/admin/parts/not-found.tsx'
import { requireEditor } from '#web/features/admin/sign-in/editor-guard.server.ts'
import { listTermsVersions } from '#web/features/legal/terms/load-terms.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('admin.order', { number: loaderData?.found?.detail.order.number ?? '' }),
  isPrivate: true,
}))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.read_all')
  const done = findAction([...ORDER_DONE, ...ORDER_EDIT_DONE], searchParams.get('done'))
  const ask = openFormFromUrl(OPENABLE, searchParams)
  const detail = await loadOrderDetail(ctx, params.orderId)
  if (!detail) return data({ found: null }, { status: 404 })

  const emails = await loadOrderEmails(ctx, detail.order.id, ask)
  const termsVersions = await listTermsVersions(ctx)
  const found = { detail, emails, termsVersions, done, ask, now: ctx.now }
  return data({ found })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request, context.get(appContext).site.url)
  const input = readInput(form)
  // A note is a text that somebody wrote: it outlives the session. What moves money or goods is decided anew.
  const isNote = input.intent === 'note'
  const app = isNote
    ? requireEditor(context, request, 'order.read_all')
    : requireStaff(context, 'order.read_all')
  await requireLiveSession(app)
  const { ctx } = app
  const detail = await loadOrderDetail(ctx, params.orderId)
  if (!detail) throw data(null, { status: 404 })

  const outcome =
    (await handleOrderEdit(ctx, detail.order.id, input)) ??
    (await handleOrderAction(ctx, detail, input, (step) => requireRecentStaff(context, form, step)))
  return answerOf(outcome, ({ done }) => `/admin/orders/${detail.order.id}?done=${done}`)
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.found) return <OrderPage {...loaderData.found} answer={actionData} />
  return <NotFound title={t('admin.orders')} to="/admin/orders" back={t('admin.backToOrders')} />
}
