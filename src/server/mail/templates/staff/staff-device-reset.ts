import { plainEmail } from '#server/mail/format/email.ts'
import { signInLink } from '#server/mail/parts/staff-parts.ts'

export const staffDeviceReset = plainEmail({
  kind: 'staff_device_reset',
  sample: () => ({ token: 'S9r_-kS', minutes: 60 }),
  template(context, { token, minutes }) {
    const { t, company } = context
    return {
      subject: t('mail.staffDeviceResetSubject'),
      blocks: [
        t('mail.staffDeviceResetIntro', { company: company.name }),
        t('mail.staffDeviceResetNext'),
        ...signInLink(context, token, minutes),
        { kind: 'note', text: t('mail.staffNotAsked') },
      ],
    }
  },
})
