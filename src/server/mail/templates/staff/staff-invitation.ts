import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { signInLink } from '#server/mail/parts/staff-parts.ts'

export const staffInvitation = plainEmail({
  kind: 'staff_invitation',
  template,
  sample: () => ({ token: 'S9i_-kR', minutes: 60, role: 'staff' }),
})

function template(
  context: EmailContext,
  { token, minutes, role }: EmailPayloads['staff_invitation'],
): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.staffInvitationSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t(`mail.staffInvitationIntro_${role}`, { company: company.name }) },
      { kind: 'text', text: t('mail.staffInvitationNext') },
      ...signInLink(context, token, minutes),
      { kind: 'note', text: t('mail.staffInvitationIgnore') },
    ],
  }
}
