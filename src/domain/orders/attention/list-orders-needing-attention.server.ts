import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readDisputes, readLedger } from '#domain/ledger/ledger.server.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Order } from '../store.server.ts'
import { type Need, needsOf } from './needs-attention.ts'
import { countOrdersInNeed, listOrdersInNeed } from './needs-attention-store.server.ts'

export type OrderInNeed = { order: Order; needs: Need[] }

/** Orders that a person must look at, with why. Decisions, section 12: exceptions first. */
export async function listOrdersInNeedAsStaff(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<OrderInNeed>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const orders = await listOrdersInNeed(ctx, { limit: page.size, offset: offsetOf(page) })
  const items: OrderInNeed[] = []
  for (const order of orders) {
    const { refunds } = await readLedger(ctx, order)
    const disputes = await readDisputes(ctx, order.id)
    items.push({ order, needs: needsOf({ now: ctx.now, order, refunds, disputes }) })
  }
  return ok({ items, count: await countOrdersInNeed(ctx), ...page })
}
