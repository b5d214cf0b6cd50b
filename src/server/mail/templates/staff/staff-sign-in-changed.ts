import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const staffSignInChanged = plainEmail({
  kind: 'staff_sign_in_changed',
  template,
  sample: () => ({ change: 'recovery_code_used', left: 1 }),
})

function template(
  { t, url, company }: EmailContext,
  payload: EmailPayloads['staff_sign_in_changed'],
): EmailContent {
  const { change } = payload
  return {
    subject: t(`mail.staffSignInChangedSubject_${change}`),
    addressee: null,
    blocks: [
      {
        kind: 'text',
        text: t(`mail.staffSignInChanged_${change}`, {
          left: 0,
          name: '',
          ...payload,
          company: company.name,
        }),
      },
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin/me` },
      { kind: 'note', text: t('mail.staffSignInChangedNotYou') },
    ],
  }
}
