import { PASSWORD_RESET_MINUTES } from '#domain/accounts/policy.ts'
import type { Letters } from '#domain/mail/emails.ts'
import type { LetterContent, Scene } from '#server/mail/format/email.ts'

export function writePasswordReset(
  { t, url, locale, company }: Scene,
  { token }: Letters['password_reset'],
): LetterContent {
  const link = `${url}/reset-password/${encodeURIComponent(token)}?lang=${locale}`
  return {
    subject: t('mail.passwordResetSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.passwordResetIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.passwordResetButton'), url: link },
      { kind: 'text', text: t('mail.passwordResetValid', { minutes: PASSWORD_RESET_MINUTES }) },
      { kind: 'note', text: t('mail.passwordResetIgnore') },
    ],
  }
}
