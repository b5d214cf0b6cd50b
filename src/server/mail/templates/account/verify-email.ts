import { EMAIL_VERIFICATION_HOURS } from '#domain/accounts/policy.ts'
import { plainEmail } from '#server/mail/format/email.ts'

export const verifyEmail = plainEmail({
  kind: 'verify_email',
  sample: () => ({ token: 'q7Zk-_x1' }),
  template({ t, url, locale, company }, { token }) {
    const link = `${url}/verify-email/${encodeURIComponent(token)}?lang=${locale}`
    return {
      subject: t('mail.verifyEmailSubject'),
      blocks: [
        t('mail.verifyEmailIntro', { company: company.name }),
        { kind: 'button', label: t('mail.verifyEmailButton'), url: link },
        t('mail.verifyEmailValid', { hours: EMAIL_VERIFICATION_HOURS }),
        { kind: 'note', text: t('mail.verifyEmailIgnore') },
      ],
    }
  },
})
