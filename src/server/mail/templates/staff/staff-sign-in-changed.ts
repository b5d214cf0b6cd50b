import { plainEmail } from '#server/mail/format/email.ts'

export const staffSignInChanged = plainEmail({
  kind: 'staff_sign_in_changed',
  sample: () => ({ change: 'recovery_code_used', left: 1 }),
  template({ t, url, company }, payload) {
    const { change } = payload
    return {
      subject: t(`mail.staffSignInChangedSubject_${change}`),
      blocks: [
        t(`mail.staffSignInChanged_${change}`, {
          left: 0,
          name: '',
          ...payload,
          company: company.name,
        }),
        { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin/me` },
        { kind: 'note', text: t('mail.staffSignInChangedNotYou') },
      ],
    }
  },
})
