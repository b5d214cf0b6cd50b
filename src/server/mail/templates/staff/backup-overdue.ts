/** To staff who look after the shop's incidents: a lost disk would take more than a day with it. */
import { BACKUP_OVERDUE_HOURS } from '#domain/backups/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Fact, Scene } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'

export function writeBackupOverdue(
  { t, locale, url }: Scene,
  { lastVerifiedAt, problem }: EmailPayloads['backup_overdue'],
): EmailContent {
  const last = lastVerifiedAt
    ? t('mail.japanTime', { date: momentInJapan(new Date(lastVerifiedAt), locale) })
    : t('mail.backupNone')
  const facts: Fact[] = [{ label: t('mail.backupLast'), value: last, isStrong: true }]
  if (problem) facts.push({ label: t('mail.backupProblem'), value: problem })
  return {
    subject: t('mail.backupSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.backupIntro', { hours: BACKUP_OVERDUE_HOURS }) },
      { kind: 'facts', facts },
      { kind: 'text', text: t('mail.backupNext') },
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin` },
    ],
  }
}
