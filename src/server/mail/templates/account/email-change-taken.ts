import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { signInButton } from '#server/mail/parts/account-parts.ts'

export const emailChangeTaken = plainEmail({
  kind: 'email_change_taken',
  template,
  sample: () => ({}),
})

function template(context: EmailContext): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.emailChangeTakenSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeTakenIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.emailChangeTakenHow') },
      signInButton(context),
      { kind: 'note', text: t('mail.accountExistsIgnore') },
    ],
  }
}
