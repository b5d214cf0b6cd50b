import { PROVE_ADDRESS_HOURS } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Scene } from '#server/mail/format/email.ts'

export function writeProveAddress(
  { t, url, locale, company }: Scene,
  { token }: EmailPayloads['prove_address'],
): EmailContent {
  const link = `${url}/verify-email/${encodeURIComponent(token)}?lang=${locale}`
  return {
    subject: t('mail.proveAddressSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.proveAddressIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.proveAddressButton'), url: link },
      { kind: 'text', text: t('mail.proveAddressValid', { hours: PROVE_ADDRESS_HOURS }) },
      { kind: 'note', text: t('mail.proveAddressIgnore') },
    ],
  }
}
