import type { Context } from '#domain/context.ts'
import { hasFixedRecipient } from '#domain/mail/emails.ts'
import { listEmailsAbout } from '#domain/mail/list-emails.server.ts'
import { type ResendRefusal, type Resent, requeueEmail } from '#domain/mail/requeue-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findOrder, insertEvent } from '../store.server.ts'

/**
 * Resends one of the order's e-mails to its current address; the timeline records
 * who did it.
 */
export const resendEmail = (
  ctx: Context,
  orderId: string,
  emailId: string,
): Promise<Result<Resent, ResendRefusal>> =>
  ctx.transaction<Result<Resent, ResendRefusal>>(async (ctx) => {
    const emails = await listEmailsAbout(ctx, orderId)
    if (!emails.ok) return emails
    const email = emails.value.find(({ id }) => id === emailId)
    const order = await findOrder(ctx, orderId)
    if (!email || !order) return fail('not_found')

    const readerNow = hasFixedRecipient(email.kind) ? undefined : order.customerEmail
    const resent = await requeueEmail(ctx, emailId, readerNow)
    if (!resent.ok) return resent
    const { kind, recipient } = resent.value
    await insertEvent(ctx, {
      orderId,
      kind: 'email_resent',
      detail: { emailKind: kind, recipient },
    })
    return ok(resent.value)
  })
