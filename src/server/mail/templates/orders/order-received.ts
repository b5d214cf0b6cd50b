/** Tells that an order has arrived. It makes no contract. Spec §1. */
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'
import type { Block, EmailContent, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  orderFacts,
  orderLinks,
  orderSections,
} from '#server/mail/parts/order-parts.ts'

export function writeOrderReceived(scene: OrderScene): EmailContent {
  const { t, company, order } = scene
  return {
    subject: t('mail.orderReceivedSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderReceivedIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.orderReceivedNoContract') },
      orderFacts(scene),
      nextSection(scene),
      ...orderSections(scene),
    ],
  }
}

function nextSection(scene: OrderScene): Block {
  const { t, order } = scene
  const isCard = order.order.paymentMethod === 'card'
  const next = isCard
    ? t('mail.orderReceivedCard', { hours: ABANDON_AFTER_HOURS })
    : t('mail.orderReceivedBank')
  return {
    kind: 'section',
    title: t('mail.nextTitle'),
    blocks: [
      { kind: 'text', text: next },
      ...orderLinks(scene, isCard ? t('mail.payOnSite') : t('mail.viewOrder')),
      { kind: 'text', text: t('mail.orderReceivedAfter') },
      { kind: 'note', text: t('mail.noChangeAfterPayment') },
    ],
  }
}
