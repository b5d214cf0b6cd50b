/** How old the last backup is that could be restored. Quiet while all is well; a warning when a lost disk would cost a day. */
import type { BackupState } from '#domain/backups/backup.ts'
import { isBackupOverdue } from '#domain/backups/due.ts'
import { BACKUP_OVERDUE_HOURS } from '#domain/backups/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { dateTimeText } from '../parts/date-time.tsx'
import { timeAgo } from '../parts/time-ago.ts'

type Props = { backups: BackupState; now: Date }

/** Comes first: no action of the page resolves it. */
export function BackupWarning({ backups, now, isProduction }: Props & { isProduction: boolean }) {
  const t = useT()
  const { since, problem } = backups
  const isMissing = since === null && isProduction
  const isOverdue = isBackupOverdue(backups, now)
  if (!isMissing && !isOverdue && problem === null) return null

  const title = isMissing
    ? t('adminToday.backupMissing')
    : isOverdue
      ? t('adminToday.backupOverdue', { hours: BACKUP_OVERDUE_HOURS })
      : t('adminToday.backupFailed')
  return (
    <Callout tone={isOverdue ? 'danger' : 'warn'} title={title}>
      <p>{problem ?? t(isMissing ? 'adminToday.backupSetUp' : 'adminToday.backupCheck')}</p>
    </Callout>
  )
}

export function BackupAge({ backups: { lastVerifiedAt }, now }: Props) {
  const t = useT()
  const locale = useLocale()
  if (!lastVerifiedAt) return <p>{t('adminToday.backupNone')}</p>
  const age = timeAgo(lastVerifiedAt, now, locale) ?? dateTimeText(lastVerifiedAt, locale)
  return <p title={dateTimeText(lastVerifiedAt, locale)}>{t('adminToday.backupLast', { age })}</p>
}
