import { plainEmail } from '#server/mail/format/email.ts'

export const staffSignIn = plainEmail({
  kind: 'staff_sign_in',
  sample: () => ({ token: 'S9d_-kQ', minutes: 60 }),
  template({ t, url, company }, { token, minutes }) {
    const link = `${url}/admin/sign-in/${encodeURIComponent(token)}`
    return {
      subject: t('mail.staffSignInSubject'),
      blocks: [
        t('mail.staffSignInIntro', { company: company.name }),
        { kind: 'button', label: t('mail.staffSignInButton'), url: link },
        t('mail.staffSignInValid', { minutes }),
        { kind: 'note', text: t('mail.staffSignInIgnore') },
      ],
    }
  },
})
