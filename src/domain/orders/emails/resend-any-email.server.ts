import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { findOrderOfEmail } from '#domain/mail/find-order-of-email.server.ts'
import { type ResendRefusal, type Resent, requeueEmail } from '#domain/mail/requeue-email.server.ts'
import type { Result } from '#shared/result.ts'

import { resendEmail } from './resend-email.server.ts'

/** Resends an e-mail by its id. The order's timeline or, for other e-mails, the audit log records it. */
export async function resendAnyEmail(
  ctx: Context,
  emailId: string,
): Promise<Result<Resent, ResendRefusal>> {
  const orderId = await findOrderOfEmail(ctx, emailId)
  if (orderId !== null) return resendEmail(ctx, orderId, emailId)

  return ctx.transaction<Result<Resent, ResendRefusal>>(async (ctx) => {
    const resent = await requeueEmail(ctx, emailId)
    if (!resent.ok) return resent
    const target = { type: 'mail', id: emailId }
    await recordAudit(ctx, {
      action: 'email_resent',
      target,
      detail: { kind: resent.value.kind },
    })
    return resent
  })
}
