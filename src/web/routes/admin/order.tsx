import { data, redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { readForm, requireStaff } from '../../features/admin/guard.server.ts'
import { loadOrderDetail } from '../../features/admin/order-detail.server.ts'
import { OrderPage } from '../../features/admin/order-page.tsx'
import { workOn } from '../../features/admin/order-work.server.ts'
import { isWork } from '../../features/admin/order-work.ts'
import { pageMeta } from '../../page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('admin.order', { number: args.loaderData?.detail?.order.number ?? '' }),
    isPrivate: true,
  }))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done')
  const detail = await loadOrderDetail(ctx, params.orderId)
  return data(
    {
      detail,
      done: isWork(done) ? done : null,
      isAskingToCancel: searchParams.get('ask') === 'cancel',
    },
    { status: detail ? 200 : 404 },
  )
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context)
  const form = await readForm(request, site.url)
  const detail = await loadOrderDetail(ctx, params.orderId)
  if (!detail) throw data(null, { status: 404 })

  const outcome = await workOn(ctx, detail.order, form)
  if ('done' in outcome) return redirect(`/admin/orders/${detail.order.id}?done=${outcome.done}`)
  return data(outcome, { status: outcome.code === null ? 422 : 409 })
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { detail, done, isAskingToCancel } = loaderData
  if (detail) {
    return (
      <OrderPage
        detail={detail}
        done={done}
        isAskingToCancel={isAskingToCancel}
        refused={actionData}
      />
    )
  }
  return (
    <>
      <h1>{t('admin.orders')}</h1>
      <EmptyState title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
        <ButtonLink to="/admin/orders" variant="outline" size="small">
          {t('admin.backToOrders')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
