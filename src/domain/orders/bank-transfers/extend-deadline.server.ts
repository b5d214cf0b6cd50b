import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { addDays } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { orderCan } from '../lifecycle.ts'
import { type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '../policy.ts'
import { insertEvent, type Order, updateOrder } from '../store.server.ts'
import { bankDeadlineOn, lapseMomentOf } from './bank-deadline.ts'

/**
 * Staff extend a payment deadline to the end of a bank business day in Japan: later than before, up to a maximum.
 * The buyer receives an e-mail. Decisions, section 7.
 */
export const extendDeadline = (
  ctx: Context,
  orderId: string,
  /** ISO day. */
  day: string,
): Promise<Result<Order, StaffRefusal>> =>
  withLockedOrder(ctx, 'order.extend', orderId, async (ctx, order) => {
    if (!orderCan.extendDeadline(order)) return fail('order_state_refuses')
    const deadline = bankDeadlineOn(day)
    const latest = addDays(ctx.now, DEADLINE_EXTENSION_DAYS_MAX)
    const isLater = order.bankDeadlineAt === null || deadline > order.bankDeadlineAt
    if (!isLater || deadline > latest) return fail('deadline_invalid')

    const detail = { from: order.bankDeadlineAt?.toISOString(), to: deadline.toISOString() }
    await insertEvent(ctx, { orderId, kind: 'deadline_extended', detail })
    await queueEmail(ctx, 'deadline_extended', {
      entityId: `${orderId}:${day}`,
      to: order.customerEmail,
      locale: order.locale,
      payload: { orderId },
    })
    const change = { bankDeadlineAt: deadline, unpaidUntil: lapseMomentOf(deadline) }
    return ok(await updateOrder(ctx, orderId, change))
  })
