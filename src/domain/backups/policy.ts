/** A backup is due so early that its age stays below a day while it is made and verified. */
export const BACKUP_EVERY_HOURS = 22
/** Staff are notified when the last good backup is older. */
export const BACKUP_OVERDUE_HOURS = 24
/** After one that failed. */
export const BACKUP_RETRY_MINUTES = 60
