import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { emailChangeUrl } from '#server/mail/parts/account-parts.ts'

export const emailChangeOld = plainEmail({
  kind: 'email_change_old',
  template,
  sample: () => ({ token: 'C4o_-p', newEmail: 'hana.new@example.com' }),
})

/** Shows the new address in full: the reader decides whether it is right. */
function template(
  context: EmailContext,
  { token, newEmail }: EmailPayloads['email_change_old'],
): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.emailChangeOldSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeOldIntro', { company: company.name }) },
      {
        kind: 'facts',
        facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail, isStrong: true }],
      },
      { kind: 'text', text: t('mail.emailChangeOldHow') },
      {
        kind: 'button',
        label: t('mail.emailChangeOldButton'),
        url: emailChangeUrl(context, token),
      },
      { kind: 'text', text: t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }) },
      { kind: 'note', text: t('mail.emailChangeOldIgnore') },
    ],
  }
}
