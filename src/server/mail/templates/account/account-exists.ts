import { plainEmail } from '#server/mail/format/email.ts'

export const accountExists = plainEmail({
  kind: 'account_exists',
  sample: () => ({}),
  template: ({ t, url, locale, company }) => ({
    subject: t('mail.accountExistsSubject'),
    blocks: [
      t('mail.accountExistsIntro', { company: company.name }),
      t('mail.accountExistsHow'),
      {
        kind: 'button',
        label: t('mail.accountExistsButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
      { kind: 'note', text: t('mail.accountExistsIgnore') },
    ],
  }),
})
