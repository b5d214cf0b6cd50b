import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const passwordChanged = plainEmail({
  kind: 'password_changed',
  template,
  sample: () => ({ by: 'link' }),
})

/** An intruder either reads this mailbox or was signed in; each case needs another first step. */
function template(
  { t, url, locale, company }: EmailContext,
  { by = 'link' }: EmailPayloads['password_changed'],
): EmailContent {
  const isByLink = by === 'link'
  const { name } = company
  return {
    subject: t('mail.passwordChangedSubject'),
    addressee: null,
    blocks: [
      {
        kind: 'text',
        text: isByLink
          ? t('mail.passwordChangedIntro', { company: name })
          : t('mail.passwordChangedInside', { company: name }),
      },
      { kind: 'text', text: t('mail.passwordChangedByYou') },
      {
        kind: 'text',
        text: isByLink ? t('mail.passwordChangedByOther') : t('mail.passwordChangedByInsider'),
      },
      {
        kind: 'button',
        label: t('mail.passwordResetButton'),
        url: `${url}/forgot-password?lang=${locale}`,
      },
    ],
  }
}
