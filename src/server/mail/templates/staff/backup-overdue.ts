/** To staff who look after the shop's incidents: a lost disk would take more than a day with it. */
import { BACKUP_OVERDUE_HOURS } from '#domain/backups/policy.ts'
import { type Fact, plainEmail } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'

export const backupOverdue = plainEmail({
  kind: 'backup_overdue',
  sample: () => ({
    lastVerifiedAt: '2026-11-21T18:00:00.000Z',
    problem: 'ENOSPC: no space left on device, write',
  }),
  template({ t, locale, url }, { lastVerifiedAt, problem }) {
    const last = lastVerifiedAt
      ? t('mail.japanTime', { date: momentInJapan(new Date(lastVerifiedAt), locale) })
      : t('mail.backupNone')
    const facts: Fact[] = [{ label: t('mail.backupLast'), value: last, isStrong: true }]
    if (problem) facts.push({ label: t('mail.backupProblem'), value: problem })
    return {
      subject: t('mail.backupSubject'),
      blocks: [
        t('mail.backupIntro', { hours: BACKUP_OVERDUE_HOURS }),
        { kind: 'facts', facts },
        t('mail.backupNext'),
        { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin` },
      ],
    }
  },
})
