import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'

import { type EmailKind, type EmailPayloads, isSecretEmail } from './emails.ts'
import { insertEmail } from './store.server.ts'

/**
 * Puts an e-mail in the outbox, in the transaction of what it tells of. One kind tells of one subject
 * once, whatever is retried; its Message-ID (the sender adds the host) follows from both, so that a repeated delivery is seen as one.
 */
export async function queueEmail<Kind extends EmailKind>(
  ctx: Context,
  kind: Kind,
  message: { entityId: string; to: string; locale: Locale; payload: EmailPayloads[Kind] },
): Promise<void> {
  const emailId = await insertEmail(ctx, {
    kind,
    entityId: message.entityId,
    recipient: message.to,
    locale: message.locale,
    payload: message.payload,
    messageId: `${kind.replaceAll('_', '-')}.${message.entityId.replaceAll(/[^\w.-]/g, '.')}`,
    state: 'queued',
    createdAt: ctx.now,
  })
  // Whoever is to get a code or a link asked for it just now.
  if (emailId) await ctx.enqueue('mail.send', { emailId, isAwaited: isSecretEmail(kind) })
}
