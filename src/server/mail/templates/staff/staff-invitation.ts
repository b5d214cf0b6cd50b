import { plainEmail } from '#server/mail/format/email.ts'
import { signInLink } from '#server/mail/parts/staff-parts.ts'

export const staffInvitation = plainEmail({
  kind: 'staff_invitation',
  sample: () => ({ token: 'S9i_-kR', minutes: 60, role: 'staff' }),
  template(context, { token, minutes, role }) {
    const { t, company } = context
    return {
      subject: t('mail.staffInvitationSubject'),
      blocks: [
        t(`mail.staffInvitationIntro_${role}`, { company: company.name }),
        t('mail.staffInvitationNext'),
        ...signInLink(context, token, minutes),
        { kind: 'note', text: t('mail.staffInvitationIgnore') },
      ],
    }
  },
})
