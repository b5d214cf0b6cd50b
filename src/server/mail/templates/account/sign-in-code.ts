import { plainEmail } from '#server/mail/format/email.ts'

export const signInCode = plainEmail({
  kind: 'sign_in_code',
  sample: () => ({ code: '048213', minutes: 10 }),
  template: ({ t }, { code, minutes }) => ({
    subject: t('mail.signInCodeSubject', { code }),
    blocks: [
      t('mail.signInCodeIntro'),
      { kind: 'code', code },
      t('mail.signInCodeValid', { minutes }),
      { kind: 'note', text: t('mail.signInCodeIgnore') },
    ],
  }),
})
