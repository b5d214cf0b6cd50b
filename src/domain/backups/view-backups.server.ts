import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { BackupState } from './backup.ts'
import { findFirstStart, findLastBackup, findLastVerifiedAt } from './store.server.ts'

export async function viewBackups(ctx: Context): Promise<Result<BackupState, 'forbidden'>> {
  if (!may(ctx.actor, 'incident.read')) return fail('forbidden')
  return ok(await readBackupState(ctx))
}

/** For the shop itself: its timer, its metrics. */
export async function readBackupState(ctx: Pick<Context, 'db'>): Promise<BackupState> {
  const lastVerifiedAt = await findLastVerifiedAt(ctx)
  const last = await findLastBackup(ctx)
  return {
    lastVerifiedAt,
    lastTriedAt: last?.startedAt ?? null,
    since: lastVerifiedAt ?? (await findFirstStart(ctx)),
    problem: last?.problem ?? null,
  }
}
