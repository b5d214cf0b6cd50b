import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { emailChangeUrl } from '#server/mail/parts/account-parts.ts'

export const emailChangeNew = plainEmail({
  kind: 'email_change_new',
  template,
  sample: () => ({ token: 'C4n_-q' }),
})

function template(
  context: EmailContext,
  { token }: EmailPayloads['email_change_new'],
): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.emailChangeNewSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeNewIntro', { company: company.name }) },
      {
        kind: 'button',
        label: t('mail.emailChangeNewButton'),
        url: emailChangeUrl(context, token),
      },
      { kind: 'text', text: t('mail.emailChangeNewHow') },
      { kind: 'text', text: t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }) },
      { kind: 'note', text: t('mail.emailChangeNewIgnore') },
    ],
  }
}
