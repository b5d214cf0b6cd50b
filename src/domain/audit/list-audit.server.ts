/** The audit log for administrators, and a staff member's own sign-ins. Decisions, section 2. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { AUDIT_PAGE_ENTRIES, SIGN_INS_SHOWN_MAX } from './policy.ts'
import {
  type AuditEntry,
  type AuditFilter,
  findEntries,
  type ListedEntry,
  newestOf,
} from './store.server.ts'

export type { AuditEntry, AuditFilter, ListedEntry } from './store.server.ts'

export type AuditPage = {
  entries: ListedEntry[]
  /** Cursor of the next page; `null` at the end. */
  next: number | null
}

export async function listAudit(
  ctx: Context,
  filter: AuditFilter,
): Promise<Result<AuditPage, 'forbidden'>> {
  if (!may(ctx.actor, 'audit.read')) return fail('forbidden')
  const found = await findEntries(ctx, filter, AUDIT_PAGE_ENTRIES + 1)
  const entries = found.slice(0, AUDIT_PAGE_ENTRIES)
  const isMore = found.length > entries.length
  return ok({ entries, next: isMore ? (entries.at(-1)?.id ?? null) : null })
}

/** Includes refused attempts, so that staff can report unknown sign-ins. */
export async function listAccountSignIns(ctx: Context): Promise<Result<AuditEntry[], 'forbidden'>> {
  if (ctx.actor.kind !== 'staff') return fail('forbidden')
  const own = { type: 'person', id: ctx.actor.userId }
  const actions = ['staff_signed_in', 'one_time_password_refused', 'passkey_refused']
  return ok(await newestOf(ctx, own, { actions, limit: SIGN_INS_SHOWN_MAX }))
}
