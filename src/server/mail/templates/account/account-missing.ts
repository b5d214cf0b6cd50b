import type { EmailContent, Scene } from '#server/mail/format/email.ts'

/** To somebody who asked for a new password with an address that has no account. */
export function writeAccountMissing({ t, url, locale, company }: Scene): EmailContent {
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
