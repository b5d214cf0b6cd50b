import { plainEmail } from '#server/mail/format/email.ts'

export const staffRoleChanged = plainEmail({
  kind: 'staff_role_changed',
  sample: () => ({ role: 'administrator' }),
  template: ({ t, url, company }, { role }) => ({
    subject: t('mail.staffRoleChangedSubject'),
    blocks: [
      t(`mail.staffRoleChangedIntro_${role}`, { company: company.name }),
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin` },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }),
})
