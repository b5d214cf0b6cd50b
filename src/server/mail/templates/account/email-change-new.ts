import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import { plainEmail } from '#server/mail/format/email.ts'
import { emailChangeUrl } from '#server/mail/parts/account-parts.ts'

export const emailChangeNew = plainEmail({
  kind: 'email_change_new',
  sample: () => ({ token: 'C4n_-q' }),
  template(context, { token }) {
    const { t, company } = context
    return {
      subject: t('mail.emailChangeNewSubject'),
      blocks: [
        t('mail.emailChangeNewIntro', { company: company.name }),
        {
          kind: 'button',
          label: t('mail.emailChangeNewButton'),
          url: emailChangeUrl(context, token),
        },
        t('mail.emailChangeNewHow'),
        t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }),
        { kind: 'note', text: t('mail.emailChangeNewIgnore') },
      ],
    }
  },
})
