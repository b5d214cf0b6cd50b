import { plainEmail } from '#server/mail/format/email.ts'

export const staffRemoved = plainEmail({
  kind: 'staff_removed',
  sample: () => ({}),
  template: ({ t, company }) => ({
    subject: t('mail.staffRemovedSubject'),
    blocks: [
      t('mail.staffRemovedIntro', { company: company.name }),
      t('mail.staffRemovedCustomer'),
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }),
})
