import { EMAIL_VERIFICATION_HOURS } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const verifyEmail = plainEmail({
  kind: 'verify_email',
  template,
  sample: () => ({ token: 'q7Zk-_x1' }),
})

function template(
  { t, url, locale, company }: EmailContext,
  { token }: EmailPayloads['verify_email'],
): EmailContent {
  const link = `${url}/verify-email/${encodeURIComponent(token)}?lang=${locale}`
  return {
    subject: t('mail.verifyEmailSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.verifyEmailIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.verifyEmailButton'), url: link },
      { kind: 'text', text: t('mail.verifyEmailValid', { hours: EMAIL_VERIFICATION_HOURS }) },
      { kind: 'note', text: t('mail.verifyEmailIgnore') },
    ],
  }
}
