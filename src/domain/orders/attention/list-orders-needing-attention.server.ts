import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readDisputes, readLedger } from '#domain/ledger/ledger.server.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Order } from '../store.server.ts'
import { type AttentionReason, attentionReasonsOf } from './needs-attention.ts'
import {
  countOrdersNeedingAttention,
  listOrdersNeedingAttention,
} from './needs-attention-store.server.ts'

export type OrderNeedingAttention = { order: Order; reasons: AttentionReason[] }

/** Orders that need staff, with the reasons; exceptions first. Decisions, section 12. */
export async function listOrdersNeedingAttentionAsStaff(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<OrderNeedingAttention>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const orders = await listOrdersNeedingAttention(ctx, { limit: page.size, offset: offsetOf(page) })
  const items: OrderNeedingAttention[] = []
  for (const order of orders) {
    const { refunds } = await readLedger(ctx, order)
    const disputes = await readDisputes(ctx, order.id)
    items.push({ order, reasons: attentionReasonsOf({ now: ctx.now, order, refunds, disputes }) })
  }
  return ok({ items, count: await countOrdersNeedingAttention(ctx), ...page })
}
