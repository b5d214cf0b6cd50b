import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const contactReceived = plainEmail({
  kind: 'contact_received',
  template,
  sample: () => ({}),
})

/**
 * Repeats nothing that was written in the form, not even the name. Otherwise anyone could enter another person's address
 * and send that person any text in our name.
 */
function template({ t }: EmailContext): EmailContent {
  return {
    subject: t('mail.contactReceivedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.contactReceivedIntro', { days: REPLY_BUSINESS_DAYS }) },
      { kind: 'note', text: t('mail.contactReceivedIgnore') },
    ],
  }
}
