/** Stops an e-mail before it leaves: as long as no process has taken it. */
import type { Context } from '#domain/context.ts'

import type { EmailKind } from './emails.ts'
import { deleteWaiting, withdrawWaiting } from './queue-store.server.ts'
import { findEmail, heldEmails } from './store.server.ts'

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

/** Removes it as if it had never been caused; `false` once its sending has begun. */
export const removeHeldEmail = deleteWaiting

/** Stops it and lets staff read and send it later; `false` once its sending has begun. */
export const withdrawHeldEmail = withdrawWaiting
