import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { invariant } from '#shared/result.ts'

import { forEachOrder } from '../for-each-order.ts'
import { insertEvent, listAwaitingTransfer, lockOrder, updateOrder } from '../store.server.ts'
import { remindableBefore, reminderRoundDue } from './reminders.ts'

const ORDERS_A_RUN = 500

/** Sends up to two reminders to buyers with an open transfer. Decisions, section 7. */
export async function remindOfTransfers(ctx: Context): Promise<void> {
  invariant(may(ctx.actor, 'order.remind'), 'only the shop itself reminds')
  const waiting = await listAwaitingTransfer(ctx, remindableBefore(ctx.now), ORDERS_A_RUN)
  await forEachOrder(waiting, (orderId) => remindOne(ctx, orderId))
}

const remindOne = (ctx: Context, orderId: string): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) return
    const { balance } = await readLedger(ctx, order)
    const round = reminderRoundDue(order, balance.receivedMinor, ctx.now)
    if (round === null) return

    await queueEmail(ctx, 'transfer_reminder', {
      entityId: `${orderId}:${round}`,
      to: order.customerEmail,
      locale: order.locale,
      payload: { orderId, round },
    })
    await insertEvent(ctx, { orderId, kind: 'reminder_sent', detail: { round } })
    await updateOrder(ctx, orderId, { remindersSent: round })
  })
