import { data, redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { appContext } from '#web/context.ts'
import {
  readForm,
  requireRecentStaff,
  requireStaff,
  textOf,
} from '#web/features/admin/frame/guard.server.ts'
import { handleOrderEdit } from '#web/features/admin/order/edit/edit-action.server.ts'
import { orderEditDoneIn } from '#web/features/admin/order/edit/edit-action.ts'
import { handleOrderAction } from '#web/features/admin/order/order-action.server.ts'
import {
  type Answer,
  openFormFromUrl,
  orderDoneIn,
} from '#web/features/admin/order/order-action.ts'
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
  const done = searchParams.get('done')
  const ask = openFormFromUrl(searchParams)
  const detail = await loadOrderDetail(ctx, params.orderId)
  if (!detail) return data({ found: null }, { status: 404 })

  const emails = await loadOrderEmails(ctx, detail.order.id, ask)
  const known = orderDoneIn(done) ?? orderEditDoneIn(done)
  const termsVersions = await listTermsVersions(ctx)
  const found = { detail, emails, termsVersions, done: known, ask, now: ctx.now }
  return data({ found })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request, context.get(appContext).site.url)
  // A note is a text that somebody wrote: it outlives the session. What moves money or goods is decided anew.
  const isNote = textOf(form, 'intent') === 'note'
  const { ctx } = isNote
    ? requireEditor(context, request, 'order.read_all')
    : requireStaff(context, 'order.read_all')
  const detail = await loadOrderDetail(ctx, params.orderId)
  if (!detail) throw data(null, { status: 404 })

  const outcome =
    (await handleOrderEdit(ctx, detail.order.id, form)) ??
    (await handleOrderAction(ctx, detail, form, (step) => requireRecentStaff(context, form, step)))
  if ('done' in outcome) return redirect(`/admin/orders/${detail.order.id}?done=${outcome.done}`)
  return data(outcome, { status: statusOf(outcome) })
}

/** What is shown or read once more is no failure; nor is a form that is opened again. */
function statusOf(answer: Answer): number {
  if (answer.kind !== 'refused' && answer.kind !== 'edit_refused') return 200
  if (answer.code !== null) return 409
  return answer.fieldErrors.length > 0 ? 422 : 200
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.found) return <OrderPage {...loaderData.found} answer={actionData} />
  return <NotFound title={t('admin.orders')} to="/admin/orders" back={t('admin.backToOrders')} />
}
