/** The access log for administrators, and the entries of one account for its owner. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type AccessEntry, type AccessFilter, listAccessRows } from './access-store.server.ts'
import { ACCOUNT_ACCESS_MAX, AUDIT_PAGE_ENTRIES } from './policy.ts'

export type { AccessEntry, AccessFilter } from './access-store.server.ts'

export type AccessPage = {
  entries: AccessEntry[]
  /** Cursor of the next page; `null` at the end. */
  next: { at: Date; id: number } | null
}

export async function listAccess(
  ctx: Context,
  filter: AccessFilter,
): Promise<Result<AccessPage, 'forbidden'>> {
  if (!may(ctx.actor, 'audit.read')) return fail('forbidden')
  const found = await listAccessRows(ctx, filter, AUDIT_PAGE_ENTRIES + 1)
  const entries = found.slice(0, AUDIT_PAGE_ENTRIES)
  const last = entries.at(-1)
  const isMore = found.length > entries.length
  return ok({ entries, next: isMore && last ? { at: last.lastAt, id: last.id } : null })
}

export type AccountAccess = Pick<
  AccessEntry,
  'action' | 'firstAt' | 'lastAt' | 'count' | 'network' | 'client' | 'detail'
>

/** The caller has checked permissions. */
export const accessOf = (ctx: Context, accountId: string): Promise<AccountAccess[]> =>
  listAccessRows(ctx, { accountId }, ACCOUNT_ACCESS_MAX)
