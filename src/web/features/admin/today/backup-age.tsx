/** How old the last backup is that could be restored. Quiet while all is well; a warning when a lost disk would cost a day. */
import type { BackupState } from '#domain/backups/backup.ts'
import { isBackupOverdue } from '#domain/backups/due.ts'
import { BACKUP_OVERDUE_HOURS } from '#domain/backups/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Callout } from '#web/ui/callout.tsx'

import { DateTime } from '../parts/date-time.tsx'

type Props = { backups: BackupState; now: Date }

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

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
  return (
    <p>
      {t('adminToday.backupLast', { age: ageText(lastVerifiedAt, now, locale) })} (
      <DateTime at={lastVerifiedAt} />)
    </p>
  )
}

/** "3 hours ago" */
function ageText(at: Date, now: Date, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS))
  const words = new Intl.RelativeTimeFormat(locale)
  return minutes < HOUR_MINUTES
    ? words.format(-minutes, 'minute')
    : words.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
}
