import { data } from 'react-router'

import { readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { documentOf } from '#web/features/admin/order/documents/order-document.server.ts'

import type { Route } from './+types/order-document.ts'

/** A form, because a receipt that is opened is written into the order's timeline. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, form, renderPdf } = await readStaffForm({ context, request }, 'order.read_all')
  const issued = await documentOf(ctx, params.orderId, form)
  if (!issued) throw data(null, { status: 404 })

  const pdf = await renderPdf([issued.document])
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${issued.fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}
