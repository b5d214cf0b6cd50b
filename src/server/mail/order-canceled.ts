import type { Block, LetterContent, OrderScene } from './letter.ts'
import { addresseeOf, numberFact, orderButton, totalFact } from './order-parts.ts'

export function writeOrderCanceled(scene: OrderScene): LetterContent {
  const { t, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderCanceledSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderCanceledIntro', { number }) },
      { kind: 'facts', facts: [numberFact(scene), totalFact(scene)] },
      ...transferredAlready(scene),
      orderButton(scene, t('mail.viewOrder')),
    ],
  }
}

/** A transfer may be on its way while the order is canceled; a card payment can't be. */
function transferredAlready({ t, url, locale, order }: OrderScene): Block[] {
  if (order.order.paymentMethod === 'card') return []
  return [
    { kind: 'text', text: t('mail.orderCanceledPaid') },
    { kind: 'link', label: t('mail.contactForm'), url: `${url}/contact?lang=${locale}` },
  ]
}
