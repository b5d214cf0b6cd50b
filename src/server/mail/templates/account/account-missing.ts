import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const accountMissing = plainEmail({
  kind: 'account_missing',
  template,
  sample: () => ({}),
})

/** To a person who requested a password reset for an address without an account. */
function template({ t, url, locale, company }: EmailContext): EmailContent {
  return {
    subject: t('mail.accountMissingSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.accountMissingIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.accountMissingHow') },
      {
        kind: 'button',
        label: t('mail.accountMissingButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
      { kind: 'note', text: t('mail.accountMissingIgnore') },
    ],
  }
}
