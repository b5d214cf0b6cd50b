import { redirect } from 'react-router'

import { issuePackingSlips } from '#domain/orders/packing/issue-packing-slips.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { appContext } from '#web/context.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import type { Route } from './+types/orders-slips.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.ship')
  const ids = url.searchParams.getAll('id')
  const [first, ...others] = unwrap(await issuePackingSlips(ctx, ids))
  if (!first) return redirect('/admin/orders/packing')
  const pdf = await context.get(appContext).renderPdf([first, ...others])
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="packing-slips-${dayInJapan(ctx.now)}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}
