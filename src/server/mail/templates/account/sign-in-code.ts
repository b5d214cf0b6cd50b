import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Scene } from '#server/mail/format/email.ts'

export function writeSignInCode(
  { t }: Scene,
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
