/** Status of the database backups. */

/** Who requested it: the shop itself each day, or an operator. */
export const BACKUP_ORIGINS = ['timer', 'command'] as const
export type BackupOrigin = (typeof BACKUP_ORIGINS)[number]

export type BackupState = {
  /** Time of the last backup whose test restore had the same figures. */
  lastVerifiedAt: Date | null
  /** Start of the last backup. */
  lastTriedAt: Date | null
  /** Start of the period without a good backup: the last good one, or the first attempt. */
  since: Date | null
  /** Why the last try failed, when none went well since. */
  problem: string | null
}
