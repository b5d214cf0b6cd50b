import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const signInCode = plainEmail({
  kind: 'sign_in_code',
  template,
  sample: () => ({ code: '048213', minutes: 10 }),
})

function template(
  { t }: EmailContext,
  { code, minutes }: EmailPayloads['sign_in_code'],
): EmailContent {
  return {
    subject: t('mail.signInCodeSubject', { code }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.signInCodeIntro') },
      { kind: 'code', code },
      { kind: 'text', text: t('mail.signInCodeValid', { minutes }) },
      { kind: 'note', text: t('mail.signInCodeIgnore') },
    ],
  }
}
