import { PASSWORD_RESET_MINUTES } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const passwordReset = plainEmail({
  kind: 'password_reset',
  template,
  sample: () => ({ token: 'R5t_-w' }),
})

function template(
  { t, url, locale, company }: EmailContext,
  { token }: EmailPayloads['password_reset'],
): EmailContent {
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
