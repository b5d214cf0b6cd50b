import { listChosenOrders } from '#domain/orders/chosen-orders.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { useT } from '#i18n/use-t.ts'

import { requireStaff } from '../../features/admin/guard.server.ts'
import { isWritable } from '../../features/admin/orders/files.server.ts'
import { isForJapan, labelRows } from '../../features/admin/orders/label-rows.ts'
import { LabelsPage } from '../../features/admin/orders/labels-page.tsx'
import { shownLabel } from '../../features/admin/orders/shown-label.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/orders-labels.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminOrders.labelsTitle'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const ids = new URL(request.url).searchParams.getAll('id')
  const found = await listChosenOrders(ctx, ids)
  if (!found.ok) throw new Error('staff may read all orders')
  const company = await findSettingsBelow(ctx, 'company.')
  const unwritable = found.value.filter(
    (order) =>
      isForJapan(order) && !isWritable(labelRows([order], { company, isDomestic: true }).join()),
  )
  return {
    labels: found.value.map((order) => shownLabel(order, company)),
    unwritable: unwritable.map(({ number }) => number),
    ids: found.value.map(({ id }) => id),
  }
}

export default function OrdersLabels({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <h1>{t('adminOrders.labelsTitle')}</h1>
      <LabelsPage {...loaderData} />
    </>
  )
}
