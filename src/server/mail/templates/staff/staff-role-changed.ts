import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const staffRoleChanged = plainEmail({
  kind: 'staff_role_changed',
  template,
  sample: () => ({ role: 'administrator' }),
})

function template(
  { t, url, company }: EmailContext,
  { role }: EmailPayloads['staff_role_changed'],
): EmailContent {
  return {
    subject: t('mail.staffRoleChangedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t(`mail.staffRoleChangedIntro_${role}`, { company: company.name }) },
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin` },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}
