import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { signInLink } from '#server/mail/parts/staff-parts.ts'

export const staffDeviceReset = plainEmail({
  kind: 'staff_device_reset',
  template,
  sample: () => ({ token: 'S9r_-kS', minutes: 60 }),
})

function template(
  context: EmailContext,
  { token, minutes }: EmailPayloads['staff_device_reset'],
): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.staffDeviceResetSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.staffDeviceResetIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.staffDeviceResetNext') },
      ...signInLink(context, token, minutes),
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}
