import { data } from 'react-router'

import { appContext } from '#web/context.ts'
import { readForm, requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { documentOf } from '#web/features/admin/order/documents/order-document.server.ts'

import type { Route } from './+types/order-document.ts'

/** A form, because a receipt that is opened is written into the order's timeline. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context, 'order.read_all')
  const form = await readForm(request, site.url)
  const issued = await documentOf(ctx, params.orderId, form)
  if (!issued) throw data(null, { status: 404 })

  const pdf = await context.get(appContext).renderPdf([issued.document])
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${issued.fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}
