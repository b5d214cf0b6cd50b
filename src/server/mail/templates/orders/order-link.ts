import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { addresseeOf, contactLink, orderFacts, orderLinks } from '#server/mail/parts/order-parts.ts'

/** Staff put the address right; whoever reads there finds the order, without what it holds. */
export function writeOrderLink(scene: OrderScene): EmailContent {
  const { t, order } = scene
  return {
    subject: t('mail.orderLinkSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderLinkIntro') },
      orderFacts(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
      { kind: 'note', text: t('mail.orderLinkMistaken') },
      contactLink(scene),
    ],
  }
}
