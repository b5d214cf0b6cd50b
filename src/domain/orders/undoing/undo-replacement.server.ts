/** Staff take back a step of a replacement: its goods and its state are as before. */
import { releaseGoods, reserveGoods, unshipGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { Replacement, ReplacementState } from '../replacement.ts'
import { listReplacements, updateReplacement } from '../replacement-store.server.ts'
import { demandOf } from '../replacements/replacement-rules.ts'
import { insertEvent, listContents, type Order } from '../store.server.ts'

type Demand = ReturnType<typeof demandOf>
type Step = {
  /** What the step made of it, and what it becomes again. One that was just opened is canceled, without an e-mail. */
  from: ReplacementState
  to: Exclude<ReplacementState, 'shipped'>
  /** `false`: its cartridges were sold meanwhile. */
  moveGoods: (ctx: Context, demand: Demand, orderId: string) => Promise<boolean>
}

const reserve = async (ctx: Context, demand: Demand) => (await reserveGoods(ctx, demand)).ok

const STEPS: Readonly<Record<string, Step>> = {
  replacement_opened: {
    from: 'open',
    to: 'canceled',
    moveGoods: async (ctx, demand) => {
      await releaseGoods(ctx, demand)
      return true
    },
  },
  replacement_shipped: {
    from: 'shipped',
    to: 'open',
    moveGoods: async (ctx, demand, orderId) => {
      await unshipGoods(ctx, demand, { reason: 'replaced', orderId })
      return reserve(ctx, demand)
    },
  },
  replacement_canceled: { from: 'canceled', to: 'open', moveGoods: reserve },
}

export const isReplacementStep = (emailKind: string): boolean => Object.hasOwn(STEPS, emailKind)

/** With the order's row locked. Refused when the replacement has moved on. */
export async function moveReplacementBack(
  ctx: Context,
  order: Order,
  { kind, entityId }: { kind: string; entityId: string },
): Promise<Result<Order, 'replacement_state_refuses' | 'replacement_out_of_stock'>> {
  const step = STEPS[kind]
  const known = await listReplacements(ctx, [order.id])
  const replacement = known.find(({ id }) => id === entityId)
  if (!step || replacement?.state !== step.from) return fail('replacement_state_refuses')

  const demand = demandOf(replacement.items, await listContents(ctx, [order.id]))
  if (!(await step.moveGoods(ctx, demand, order.id))) return fail('replacement_out_of_stock')
  const closedAt = step.to === 'open' ? null : ctx.now
  await updateReplacement(ctx, replacement.id, { state: step.to, closedAt, trackingNumbers: [] })
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'undone',
    detail: undoneDetail(kind, replacement),
  })
  return ok(order)
}

/** `step` and `replacementId` name the event that it takes back. */
const undoneDetail = (step: string, { id: replacementId, position }: Replacement) => ({
  step,
  replacementId,
  position,
})
