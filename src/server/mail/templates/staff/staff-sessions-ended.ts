import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const staffSessionsEnded = plainEmail({
  kind: 'staff_sessions_ended',
  template,
  sample: () => ({}),
})

function template({ t, url, company }: EmailContext): EmailContent {
  return {
    subject: t('mail.staffSessionsEndedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.staffSessionsEndedIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.staffSignInButton'), url: `${url}/admin/sign-in` },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}
