/** Staff take back what they just did to an order, while the e-mail about it waits. Decision 0057. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import {
  findHeldEmail,
  type HeldEmail,
  removeHeldEmail,
  withdrawHeldEmail,
} from '#domain/mail/hold-back-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import type { OrderStatus } from '../lifecycle.ts'
import { type StaffRefusal, withLockedOrder } from '../locked-order.server.ts'
import { listReplacements } from '../replacement-store.server.ts'
import { insertEvent, type Order } from '../store.server.ts'
import { moveOrderBack } from '../transition.server.ts'
import { isReplacementStep, moveReplacementBack } from './undo-replacement.server.ts'

/** The steps that are taken back, by their e-mail. Of all others only the e-mail is withdrawn. */
const STEPS: Readonly<Record<string, { to: OrderStatus; permission: Permission }>> = {
  order_confirmed: { to: 'confirmed', permission: 'order.confirm' },
  order_shipped: { to: 'shipped', permission: 'order.ship' },
  order_delivered: { to: 'delivered', permission: 'order.ship' },
  order_canceled: { to: 'canceled', permission: 'order.cancel' },
}

/** What was taken back: the step with its e-mail, or the e-mail alone. Refused once the e-mail leaves, or when the order has moved on. */
export async function undoStep(
  ctx: Context,
  orderId: string,
  emailId: string,
): Promise<Result<'step' | 'email', StaffRefusal | 'email_left'>> {
  if (!may(ctx.actor, 'mail.resend')) return fail('forbidden')
  const mail = isUuid(emailId) ? await findHeldEmail(ctx, emailId) : null
  // A first press has removed it, or it left.
  if (mail === null) return fail('email_left')
  if (mail.orderId !== orderId) return fail('not_found')
  const step = STEPS[mail.kind]

  const isOfReplacement = isReplacementStep(mail.kind)
  const permission = isOfReplacement ? 'order.ship' : (step?.permission ?? 'mail.resend')
  let undone: 'step' | 'email' = 'step'
  const locked = await withLockedOrder<StaffRefusal | 'email_left'>(
    ctx,
    permission,
    orderId,
    async (ctx, order) => {
      const isWhole = isOfReplacement || (step !== undefined && canGoBack(order))
      undone = isWhole ? 'step' : 'email'
      if (!isWhole) return withdraw(ctx, order, mail)
      if (step && (order.status !== step.to || (await hasReplacement(ctx, order))))
        return fail('order_state_refuses')
      if (!(await removeHeldEmail(ctx, emailId))) return fail('email_left')
      return isOfReplacement ? moveReplacementBack(ctx, order, mail) : moveOrderBack(ctx, order)
    },
  )
  return locked.ok ? ok(undone) : locked
}

async function withdraw(
  ctx: Context,
  order: Order,
  { id, kind: emailKind }: HeldEmail,
): Promise<Result<Order, 'email_left'>> {
  if (!(await withdrawHeldEmail(ctx, id))) return fail('email_left')
  await insertEvent(ctx, { orderId: order.id, kind: 'email_withdrawn', detail: { emailKind } })
  return ok(order)
}

/** Only an order that was sent has one. */
const hasReplacement = async (ctx: Context, { id, status }: Order): Promise<boolean> =>
  status === 'shipped' && (await listReplacements(ctx, [id])).length > 0

/** A canceled card payment stays canceled, and money that came in must go back. */
const canGoBack = ({ status, paymentMethod, bankDeadlineAt, reviewReason }: Order): boolean =>
  status !== 'canceled' ||
  (paymentMethod === 'bank_transfer' && bankDeadlineAt !== null && reviewReason === null)
