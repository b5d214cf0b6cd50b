import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { plainEmail } from '#server/mail/format/email.ts'

/**
 * Repeats nothing that was written in the form, not even the name. Otherwise anyone could enter another person's address
 * and send that person any text in our name.
 */
export const contactReceived = plainEmail({
  kind: 'contact_received',
  sample: () => ({}),
  template: ({ t }) => ({
    subject: t('mail.contactReceivedSubject'),
    blocks: [
      t('mail.contactReceivedIntro', { days: REPLY_BUSINESS_DAYS }),
      { kind: 'note', text: t('mail.contactReceivedIgnore') },
    ],
  }),
})
