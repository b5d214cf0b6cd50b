import type { Block, EmailContent, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFact,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export function writeOrderCanceled(scene: OrderScene): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderCanceledSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderCanceledIntro', { number }) },
      { kind: 'facts', facts: [numberFact(scene), totalFact(scene)] },
      ...transferredAlready(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}

/** What has arrived goes back; more may be on its way while the order is cancelled. A card payment can't be. */
function transferredAlready(scene: OrderScene): Block[] {
  const { t, order } = scene
  if (order.order.paymentMethod === 'card') return []

  const { receivedMinor } = order.ledger.balance
  if (receivedMinor === 0) {
    return [{ kind: 'text', text: t('mail.orderCanceledPaid') }, contactLink(scene)]
  }
  const amount = writtenAmount(scene, receivedMinor)
  return [
    { kind: 'text', text: t('mail.orderCanceledReturn', { amount }) },
    { kind: 'text', text: t('mail.refundAccount') },
    contactLink(scene),
  ]
}
