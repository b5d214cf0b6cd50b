import type { Context } from '#domain/context.ts'
import { staysWithReader } from '#domain/mail/emails.ts'
import { listMailsAbout } from '#domain/mail/list-emails.server.ts'
import { type ResendRefusal, type Resent, resendMail } from '#domain/mail/requeue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findOrder, insertEvent } from '../store.server.ts'

/**
 * One of the order's own letters once more, to the address that the order has now; who sent it again stands in the
 * timeline.
 */
export const resendLetter = (
  ctx: Context,
  orderId: string,
  mailId: string,
): Promise<Result<Resent, ResendRefusal>> =>
  ctx.transaction<Result<Resent, ResendRefusal>>(async (ctx) => {
    const letters = await listMailsAbout(ctx, orderId)
    if (!letters.ok) return letters
    const letter = letters.value.find(({ id }) => id === mailId)
    const order = await findOrder(ctx, orderId)
    if (!letter || !order) return fail('not_found')

    const readerNow = staysWithReader(letter.kind) ? undefined : order.customerEmail
    const resent = await resendMail(ctx, mailId, readerNow)
    if (!resent.ok) return resent
    const { kind, recipient } = resent.value
    await insertEvent(ctx, { orderId, kind: 'letter_resent', detail: { letter: kind, recipient } })
    return ok(resent.value)
  })
