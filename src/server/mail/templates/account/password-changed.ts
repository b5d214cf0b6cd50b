import { plainEmail } from '#server/mail/format/email.ts'

/** An intruder either reads this mailbox or was signed in; each case needs another first step. */
export const passwordChanged = plainEmail({
  kind: 'password_changed',
  sample: () => ({ by: 'link' }),
  template({ t, url, locale, company }, { by }) {
    const isByLink = by === 'link'
    const { name } = company
    return {
      subject: t('mail.passwordChangedSubject'),
      blocks: [
        isByLink
          ? t('mail.passwordChangedIntro', { company: name })
          : t('mail.passwordChangedInside', { company: name }),
        t('mail.passwordChangedByYou'),
        isByLink ? t('mail.passwordChangedByOther') : t('mail.passwordChangedByInsider'),
        {
          kind: 'button',
          label: t('mail.passwordResetButton'),
          url: `${url}/forgot-password?lang=${locale}`,
        },
      ],
    }
  },
})
