import type { LetterContent, Scene } from './letter.ts'

/** A password is set by a link that is mailed here: who did it without being the owner reads this mail too. */
export function writePasswordChanged({ t, url, locale, company }: Scene): LetterContent {
  return {
    subject: t('mail.passwordChangedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.passwordChangedIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.passwordChangedByYou') },
      { kind: 'text', text: t('mail.passwordChangedByOther') },
      {
        kind: 'button',
        label: t('mail.passwordResetButton'),
        url: `${url}/forgot-password?lang=${locale}`,
      },
    ],
  }
}
