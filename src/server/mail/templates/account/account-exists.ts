import type { EmailContent, Scene } from '#server/mail/format/email.ts'

export function writeAccountExists({ t, url, locale, company }: Scene): EmailContent {
  return {
    subject: t('mail.accountExistsSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.accountExistsIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.accountExistsHow') },
      {
        kind: 'button',
        label: t('mail.accountExistsButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
      { kind: 'note', text: t('mail.accountExistsIgnore') },
    ],
  }
}
