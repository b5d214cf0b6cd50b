import { z } from 'zod'

import { listNamesOfUsers } from '#domain/accounts/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { viewOrderAsStaff } from '#domain/orders/view-order.server.ts'

type FullView = Extract<Awaited<ReturnType<typeof viewOrderAsStaff>>, { ok: true }>['value']

/** Everything of one order, with the names of those who worked on it by their ids. */
export type OrderDetail = Omit<FullView, 'company' | 'events'> & {
  events: (Omit<OrderView['events'][number], 'detail'> & { facts: Facts })[]
  namesById: Record<string, string>
}

const Facts = z.object({
  trackingNumber: z.string().optional().catch(undefined),
  receivedOn: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
})
export type Facts = z.infer<typeof Facts>

/** `null` when there is no such order. Only after `requireStaff`. */
export async function loadOrderDetail(ctx: Context, orderId: string): Promise<OrderDetail | null> {
  if (!z.uuid().safeParse(orderId).success) return null
  const found = await viewOrderAsStaff(ctx, orderId)
  if (!found.ok) return null

  const { company: _, events, ...view } = found.value
  const ids = new Set([
    ...events.flatMap(({ actorId }) => actorId ?? []),
    ...view.transfers.map(({ recordedBy }) => recordedBy),
  ])
  const names = await listNamesOfUsers(ctx, [...ids])
  return {
    ...view,
    events: events.map(({ detail, ...event }) => ({ ...event, facts: Facts.parse(detail) })),
    namesById: names.ok ? Object.fromEntries(names.value) : {},
  }
}
