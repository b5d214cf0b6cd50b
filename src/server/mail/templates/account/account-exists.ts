import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const accountExists = plainEmail({
  kind: 'account_exists',
  template,
  sample: () => ({}),
})

function template({ t, url, locale, company }: EmailContext): EmailContent {
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
