import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import { plainEmail } from '#server/mail/format/email.ts'
import { emailChangeUrl } from '#server/mail/parts/account-parts.ts'

/** Shows the new address in full: the reader decides whether it is right. */
export const emailChangeOld = plainEmail({
  kind: 'email_change_old',
  sample: () => ({ token: 'C4o_-p', newEmail: 'hana.new@example.com' }),
  template(context, { token, newEmail }) {
    const { t, company } = context
    return {
      subject: t('mail.emailChangeOldSubject'),
      blocks: [
        t('mail.emailChangeOldIntro', { company: company.name }),
        {
          kind: 'facts',
          facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail, isStrong: true }],
        },
        t('mail.emailChangeOldHow'),
        {
          kind: 'button',
          label: t('mail.emailChangeOldButton'),
          url: emailChangeUrl(context, token),
        },
        t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }),
        { kind: 'note', text: t('mail.emailChangeOldIgnore') },
      ],
    }
  },
})
