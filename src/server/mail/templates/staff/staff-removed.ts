import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const staffRemoved = plainEmail({
  kind: 'staff_removed',
  template,
  sample: () => ({}),
})

function template({ t, company }: EmailContext): EmailContent {
  return {
    subject: t('mail.staffRemovedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.staffRemovedIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.staffRemovedCustomer') },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}
