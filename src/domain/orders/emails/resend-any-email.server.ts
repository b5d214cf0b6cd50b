import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { findOrderOfMail } from '#domain/mail/find-order-of-email.server.ts'
import { type ResendRefusal, type Resent, resendMail } from '#domain/mail/requeue-email.server.ts'
import type { Result } from '#shared/result.ts'

import { resendLetter } from './resend-email.server.ts'

/** An e-mail once more by its id alone. One about an order is told by the order's timeline, any other by the audit log. */
export async function resendAnyLetter(
  ctx: Context,
  mailId: string,
): Promise<Result<Resent, ResendRefusal>> {
  const orderId = await findOrderOfMail(ctx, mailId)
  if (orderId !== null) return resendLetter(ctx, orderId, mailId)

  return ctx.transaction<Result<Resent, ResendRefusal>>(async (ctx) => {
    const resent = await resendMail(ctx, mailId)
    if (!resent.ok) return resent
    const subject = { kind: 'mail', id: mailId }
    await recordAudit(ctx, {
      action: 'letter_resent',
      subject,
      detail: { kind: resent.value.kind },
    })
    return resent
  })
}
