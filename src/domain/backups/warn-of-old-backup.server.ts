import { listStaffAllowed } from '#domain/accounts/staff/staff-allowed.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'

import { isBackupOverdue } from './due.ts'
import { readBackupState } from './view-backups.server.ts'

/**
 * Notifies staff when the last good backup is older than a day: one e-mail per staff member and backup, however often
 * this runs, because the backup is the e-mail's entity.
 */
export async function warnOfOldBackup(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const state = await readBackupState(ctx)
    if (!isBackupOverdue(state, ctx.now)) return

    const lastVerifiedAt = state.lastVerifiedAt?.toISOString() ?? null
    for (const { id, email, locale } of await listStaffAllowed(ctx, 'incident.read')) {
      await queueEmail(ctx, 'backup_overdue', {
        entityId: `${lastVerifiedAt ?? 'none'}:${id}`,
        to: email,
        locale,
        payload: { lastVerifiedAt, problem: state.problem },
      })
    }
  })
}
