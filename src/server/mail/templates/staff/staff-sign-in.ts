import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Scene } from '#server/mail/format/email.ts'

export function writeStaffSignIn(
  { t, url, company }: Scene,
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
