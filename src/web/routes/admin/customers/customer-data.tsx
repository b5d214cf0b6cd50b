/** The file of everything that is kept about a customer. It has no page. */
import { data } from 'react-router'

import { personalDataWire } from '#contract/personal-data/personal-data.ts'
import { exportCustomer } from '#domain/personal-data/view-customer.server.ts'
import { requireRecentFor, requireStaff } from '#web/features/admin/frame/guard.server.ts'

import type { Route } from './+types/customer-data.ts'

export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'customer.export')
  await requireRecentFor(ctx, staff, `/admin/customers/${userId}?form=export_customer`)
  const file = await exportCustomer(ctx, userId)
  if (!file.ok) throw data(null, { status: 404 })
  return new Response(JSON.stringify(personalDataWire(file.value), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="customer-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
