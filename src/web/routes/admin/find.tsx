/** What the palette asks while somebody types. */
import { may } from '#domain/accounts/permission.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import { pick } from '#shared/pick.ts'
import type { OrderResults } from '#web/features/admin/command-palette/order-results.ts'
import { requireAnyStaff } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import type { Route } from './+types/find.ts'

const SHOWN_MAX = 8

export async function loader({ context, request }: Route.LoaderArgs): Promise<OrderResults> {
  const { ctx } = requireAnyStaff(context)
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim()
  if (asked === '' || !may(ctx.actor, 'order.read_all')) return { asked, orders: [] }

  const filter = { ...NO_FILTER, search: asked }
  const wish = { sort: 'newest', from: null, size: SHOWN_MAX } as const
  const { items } = unwrap(await searchOrders(ctx, filter, wish))
  return {
    asked,
    orders: items.map((order) => pick(order, 'id', 'number', 'customerName', 'status')),
  }
}
