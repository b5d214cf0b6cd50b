import { plainEmail } from '#server/mail/format/email.ts'
import { signInButton } from '#server/mail/parts/account-parts.ts'

export const emailChangeTaken = plainEmail({
  kind: 'email_change_taken',
  sample: () => ({}),
  template(context) {
    const { t, company } = context
    return {
      subject: t('mail.emailChangeTakenSubject'),
      blocks: [
        t('mail.emailChangeTakenIntro', { company: company.name }),
        t('mail.emailChangeTakenHow'),
        signInButton(context),
        { kind: 'note', text: t('mail.accountExistsIgnore') },
      ],
    }
  },
})
