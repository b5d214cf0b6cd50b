import { redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import {
  destinationIn,
  labelRequestFromUrl,
  labelsAddress,
} from '#web/features/admin/orders/labels/label-address.ts'
import { loadLabels } from '#web/features/admin/orders/labels/labels.server.ts'
import { LabelsPage } from '#web/features/admin/orders/labels/labels-page.tsx'
import { FileReady } from '#web/features/admin/parts/file-ready.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/orders-labels.ts'

export const meta = pageMeta((t) => ({ title: t('adminOrders.labelsTitle'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.ship')
  const labelRequest = labelRequestFromUrl(searchParams)
  const ready = destinationIn(searchParams.get('ready'))
  return {
    ...(await loadLabels(ctx, labelRequest)),
    file: ready && labelsAddress(labelRequest, ready),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { input, verify } = await readStaffForm({ context, request }, 'order.ship')
  const destination = destinationIn(input.for ?? '')
  if (input.intent !== 'take_labels' || destination === null) return unknownForm()
  await verify('export_labels')
  const page = labelsAddress(labelRequestFromUrl(url.searchParams))
  return redirect(`${page}&ready=${destination}`)
}

export default function OrdersLabels({ loaderData: { file, ...labels } }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <h1>{t('adminOrders.labelsTitle')}</h1>
      <LabelsPage {...labels} fileReady={file && <FileReady to={file} />} />
    </>
  )
}
