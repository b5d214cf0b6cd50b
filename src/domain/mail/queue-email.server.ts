import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'

import { type EmailKind, type EmailPayloads, isSecretEmail, waitsForUndo } from './emails.ts'
import { insertEmail } from './queue-store.server.ts'

/**
 * Writes an e-mail to the outbox, in the transaction of the business change. Each kind is sent once for each entity,
 * however often the caller retries. The Message-ID is derived from both (the sender adds the host), so that mail
 * servers recognise a repeated delivery. One that staff cause waits until they can no longer undo the step.
 */
export async function queueEmail<Kind extends EmailKind>(
  ctx: Context,
  kind: Kind,
  message: { entityId: string; to: string; locale: Locale; payload: EmailPayloads[Kind] },
): Promise<void> {
  const isHeld = ctx.actor.kind === 'staff' && ctx.undoSeconds > 0 && waitsForUndo(kind)
  const waitSeconds = isHeld ? ctx.undoSeconds : 0
  // A customer or staff member is waiting for a code or a link.
  const isAwaited = isSecretEmail(kind)
  await insertEmail(ctx, {
    id: randomUUID(),
    kind,
    entityId: message.entityId,
    recipient: message.to,
    locale: message.locale,
    payload: message.payload,
    messageId: `${kind.replaceAll('_', '-')}.${message.entityId.replaceAll(/[^\w.-]/g, '.')}`,
    state: 'queued',
    createdAt: ctx.now,
    heldUntil: isHeld ? new Date(ctx.now.getTime() + waitSeconds * 1000) : null,
    isAwaited,
    waitSeconds,
  })
  ctx.announceEmail(isAwaited)
}
