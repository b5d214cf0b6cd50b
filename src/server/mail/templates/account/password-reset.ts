import { PASSWORD_RESET_MINUTES } from '#domain/accounts/policy.ts'
import { plainEmail } from '#server/mail/format/email.ts'

export const passwordReset = plainEmail({
  kind: 'password_reset',
  sample: () => ({ token: 'R5t_-w' }),
  template({ t, url, locale, company }, { token }) {
    const link = `${url}/reset-password/${encodeURIComponent(token)}?lang=${locale}`
    return {
      subject: t('mail.passwordResetSubject'),
      blocks: [
        t('mail.passwordResetIntro', { company: company.name }),
        { kind: 'button', label: t('mail.passwordResetButton'), url: link },
        t('mail.passwordResetValid', { minutes: PASSWORD_RESET_MINUTES }),
        { kind: 'note', text: t('mail.passwordResetIgnore') },
      ],
    }
  },
})
