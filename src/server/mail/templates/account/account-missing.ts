import { plainEmail } from '#server/mail/format/email.ts'

/** To a person who requested a password reset for an address without an account. */
export const accountMissing = plainEmail({
  kind: 'account_missing',
  sample: () => ({}),
  template: ({ t, url, locale, company }) => ({
    subject: t('mail.accountMissingSubject'),
    blocks: [
      t('mail.accountMissingIntro', { company: company.name }),
      t('mail.accountMissingHow'),
      {
        kind: 'button',
        label: t('mail.accountMissingButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
      { kind: 'note', text: t('mail.accountMissingIgnore') },
    ],
  }),
})
