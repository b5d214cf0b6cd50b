/** What staff did to orders, for the activity log. Decisions, section 2. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listStaffEventRows, type StaffEventFilter } from './staff-events-store.server.ts'

export type { StaffEventFilter } from './staff-events-store.server.ts'
export type StaffEvent = Awaited<ReturnType<typeof listStaffEventRows>>[number]

/** Newest first. */
export async function listStaffEvents(
  ctx: Context,
  filter: StaffEventFilter,
  limit: number,
): Promise<Result<StaffEvent[], 'forbidden'>> {
  if (!may(ctx.actor, 'audit.read')) return fail('forbidden')
  return ok(await listStaffEventRows(ctx, filter, limit))
}
