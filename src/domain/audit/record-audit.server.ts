/** Records an action of staff in the transaction of that action. Decisions, section 2. */
import type { Context } from '#domain/context.ts'

import type { AuditAction } from './actions.ts'
import { insertEntry } from './store.server.ts'

export type Audited = {
  action: AuditAction
  target: { type: string; id: string }
  /** What changed, as JSON. Never secrets, and as little personal data as possible. */
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
