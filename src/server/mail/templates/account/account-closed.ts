import type { EmailContent, Scene } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

/** The last e-mail about an account, to the address it had. */
export function writeAccountClosed(scene: Scene): EmailContent {
  const { t, company } = scene
  return {
    subject: t('mail.accountClosedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.accountClosedIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.accountClosedOrders') },
      { kind: 'text', text: t('mail.accountClosedAgain') },
      { kind: 'note', text: t('mail.accountClosedByOther') },
      contactLink(scene),
    ],
  }
}
