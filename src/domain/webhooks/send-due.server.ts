/** Retry schedule, run every minute: queues deliveries that are due. */
import type { Context } from '#domain/context.ts'

import { DELIVERY_RETENTION_DAYS, DUE_PER_RUN_MAX, LOST_JOB_MINUTES } from './policy.ts'
import { deleteDeliveriesBefore, takeDue } from './store.server.ts'

/** The same mechanism takes up what was lost, whatever lost it: a killed process or an emptied queue. */
export async function sendDueWebhooks(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const lostAt = new Date(ctx.now.getTime() + LOST_JOB_MINUTES * 60_000)
    const due = await takeDue(ctx, { lostAt, limit: DUE_PER_RUN_MAX })
    for (const { id, endpointId, attempts } of due) {
      await ctx.enqueue('webhooks.deliver', { deliveryId: id, endpointId, attempt: attempts })
    }
    if (due.length === DUE_PER_RUN_MAX) await ctx.enqueue('webhooks.send_due', {})
  })
}

export const purgeOldDeliveries = (ctx: Context): Promise<void> =>
  deleteDeliveriesBefore(ctx, new Date(ctx.now.getTime() - DELIVERY_RETENTION_DAYS * 86_400_000))
