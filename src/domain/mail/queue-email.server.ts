import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'

import { isSecretLetter, type LetterKind, type Letters } from './emails.ts'
import { insertMail } from './store.server.ts'

/**
 * Puts an e-mail in the outbox, in the transaction of what it tells of. One kind tells of one subject
 * once, whatever is retried; its Message-ID (the sender adds the host) follows from both, so that a repeated delivery is seen as one.
 */
export async function queueLetter<Kind extends LetterKind>(
  ctx: Context,
  kind: Kind,
  letter: { subjectId: string; to: string; locale: Locale; payload: Letters[Kind] },
): Promise<void> {
  const mailId = await insertMail(ctx, {
    kind,
    subjectId: letter.subjectId,
    recipient: letter.to,
    locale: letter.locale,
    payload: letter.payload,
    messageId: `${kind.replaceAll('_', '-')}.${letter.subjectId.replaceAll(/[^\w.-]/g, '.')}`,
    state: 'queued',
    createdAt: ctx.now,
  })
  // Whoever is to get a code or a link asked for it just now.
  if (mailId) await ctx.enqueue('mail.send', { mailId, isAwaited: isSecretLetter(kind) })
}
