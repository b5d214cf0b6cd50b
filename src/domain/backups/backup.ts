/** What is known of the backups of the shop's database. */

/** Who asked for one: the shop itself each day, or an operator. */
export const BACKUP_ORIGINS = ['timer', 'command'] as const
export type BackupOrigin = (typeof BACKUP_ORIGINS)[number]

export type BackupState = {
  /** Of the last one that was restored beside and held the same figures. */
  lastVerifiedAt: Date | null
  /** When the last one was begun. */
  lastTriedAt: Date | null
  /** From when on somebody relies on them: the last good one, or else the first try. */
  since: Date | null
  /** Why the last try failed, when none went well since. */
  problem: string | null
}
