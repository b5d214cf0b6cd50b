import type { BackupState } from './backup.ts'
import { BACKUP_EVERY_HOURS, BACKUP_OVERDUE_HOURS, BACKUP_RETRY_MINUTES } from './policy.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Whether the shop makes one now. `needsFirst`: the log goes on from none yet. */
export function isBackupDue(
  { lastVerifiedAt, lastTriedAt, problem }: BackupState,
  now: Date,
  needsFirst = false,
): boolean {
  const hasFailed = problem !== null && lastTriedAt !== null
  if (hasFailed && age(lastTriedAt, now) < BACKUP_RETRY_MINUTES * MINUTE_MS) return false
  return (
    needsFirst ||
    lastVerifiedAt === null ||
    age(lastVerifiedAt, now) >= BACKUP_EVERY_HOURS * HOUR_MS
  )
}

/** Without any backup nothing is overdue. */
export const isBackupOverdue = ({ since }: Pick<BackupState, 'since'>, now: Date): boolean =>
  since !== null && age(since, now) > BACKUP_OVERDUE_HOURS * HOUR_MS

const age = (at: Date, now: Date): number => now.getTime() - at.getTime()
