import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

/** To the address before: it may be a stranger's, so that it names nobody and opens nothing. */
export function writeOrderEmailChanged(
  scene: OrderScene,
  { newEmail }: EmailPayloads['order_email_changed'],
): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderEmailChangedSubject', { number }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.orderEmailChangedIntro', { number }) },
      { kind: 'facts', facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }] },
      { kind: 'text', text: t('mail.orderEmailChangedByOther') },
      contactLink(scene),
    ],
  }
}
