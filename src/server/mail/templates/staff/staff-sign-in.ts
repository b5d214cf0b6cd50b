import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const staffSignIn = plainEmail({
  kind: 'staff_sign_in',
  template,
  sample: () => ({ token: 'S9d_-kQ', minutes: 60 }),
})

function template(
  { t, url, company }: EmailContext,
  { token, minutes }: EmailPayloads['staff_sign_in'],
): EmailContent {
  const link = `${url}/admin/sign-in/${encodeURIComponent(token)}`
  return {
    subject: t('mail.staffSignInSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.staffSignInIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.staffSignInButton'), url: link },
      { kind: 'text', text: t('mail.staffSignInValid', { minutes }) },
      { kind: 'note', text: t('mail.staffSignInIgnore') },
    ],
  }
}
