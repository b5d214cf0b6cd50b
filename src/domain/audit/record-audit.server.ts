/** Writes down what staff did, in the transaction in which they did it. Decisions, section 2. */
import type { Context } from '#domain/context.ts'

import type { AuditAction } from './actions.ts'
import { insertEntry } from './store.server.ts'

export type Audited = {
  action: AuditAction
  target: { type: string; id: string }
  /** What changed, as JSON. Never a secret, and no more of a person than the reader needs. */
  detail?: Record<string, unknown>
}

export const recordAudit = (
  ctx: Context,
  { action, target, detail = {} }: Audited,
): Promise<void> =>
  insertEntry(ctx, {
    at: ctx.now,
    actorKind: ctx.actor.kind,
    actorId: 'userId' in ctx.actor ? ctx.actor.userId : null,
    action,
    targetType: target.type,
    targetId: target.id,
    detail,
  })
