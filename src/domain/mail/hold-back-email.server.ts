/** Stops an e-mail before it leaves: what no worker has taken yet is removed from the queue with it. */
import type { Context } from '#domain/context.ts'

import type { EmailKind } from './emails.ts'
import { deleteEmail, findEmail, heldEmails, updateEmail } from './store.server.ts'

export type HeldEmail = { id: string; kind: string; entityId: string; orderId: string | null }

/** `null` for an e-mail that never waited. Whether it still does, only removing it decides. */
export async function findHeldEmail(ctx: Context, id: string): Promise<HeldEmail | null> {
  const mail = await findEmail(ctx, id)
  if (!mail?.heldUntil) return null
  const { kind, entityId, payload } = mail
  const { orderId = null } = payload as { orderId?: string } // `queueEmail` pairs kind and payload.
  return { id, kind, entityId, orderId }
}

/** Those of one kind that still wait, by the entities they are about. */
export const listHeldEmails = (
  ctx: Context,
  kind: EmailKind,
  entityIds: readonly string[],
): Promise<{ id: string; entityId: string; heldUntil: Date | null }[]> =>
  entityIds.length === 0 ? Promise.resolve([]) : heldEmails(ctx, kind, entityIds)

/** Removes it as if it had never been caused; `false` once its sending has begun. Only inside a transaction. */
export async function removeHeldEmail(ctx: Context, id: string): Promise<boolean> {
  const isStopped = await ctx.dequeue('mail.send', id)
  if (isStopped) await deleteEmail(ctx, id)
  return isStopped
}

/** Stops it and lets staff read and send it later; `false` once its sending has begun. Only inside a transaction. */
export async function withdrawHeldEmail(ctx: Context, id: string): Promise<boolean> {
  const isStopped = await ctx.dequeue('mail.send', id)
  if (isStopped) await updateEmail(ctx, id, { state: 'withdrawn', heldUntil: null })
  return isStopped
}
