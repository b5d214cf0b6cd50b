import { addHours, addMinutes } from '#shared/add-time.ts'

import type { BackupState } from './backup.ts'
import { BACKUP_EVERY_HOURS, BACKUP_OVERDUE_HOURS, BACKUP_RETRY_MINUTES } from './policy.ts'

/** Whether the shop makes one now. `needsFirst`: the log goes on from none yet. */
export function isBackupDue(
  { lastVerifiedAt, lastTriedAt, problem }: BackupState,
  now: Date,
  needsFirst = false,
): boolean {
  const hasFailed = problem !== null && lastTriedAt !== null
  if (hasFailed && now < addMinutes(lastTriedAt, BACKUP_RETRY_MINUTES)) return false
  return (
    needsFirst || lastVerifiedAt === null || now >= addHours(lastVerifiedAt, BACKUP_EVERY_HOURS)
  )
}

/** Without any backup nothing is overdue. */
export const isBackupOverdue = ({ since }: Pick<BackupState, 'since'>, now: Date): boolean =>
  since !== null && now > addHours(since, BACKUP_OVERDUE_HOURS)
