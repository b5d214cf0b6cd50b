import { plainEmail } from '#server/mail/format/email.ts'

export const staffSessionsEnded = plainEmail({
  kind: 'staff_sessions_ended',
  sample: () => ({}),
  template: ({ t, url, company }) => ({
    subject: t('mail.staffSessionsEndedSubject'),
    blocks: [
      t('mail.staffSessionsEndedIntro', { company: company.name }),
      { kind: 'button', label: t('mail.staffSignInButton'), url: `${url}/admin/sign-in` },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }),
})
