import type { Block, EmailContent, Fact, OrderScene } from '#server/mail/format/email.ts'
import { defectsSection } from '#server/mail/parts/delivery-parts.ts'
import { addresseeOf, contactLink, numberFact, orderLinks } from '#server/mail/parts/order-parts.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

/** The periods for defects begin with it, so they are told once more. Spec §9. */
export function writeOrderDelivered(scene: OrderScene): EmailContent {
  const { t, order } = scene
  return {
    subject: t('mail.orderDeliveredSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderDeliveredIntro') },
      deliveryFacts(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
      { kind: 'text', text: t('mail.orderDeliveredMissing') },
      contactLink(scene),
      defectsSection(scene),
    ],
  }
}

function deliveryFacts(scene: OrderScene): Block {
  const { t, locale, order } = scene
  const { deliveredAt, trackingNumber } = order.order
  const day: Fact[] = deliveredAt
    ? [{ label: t('mail.deliveredOn'), value: weekdayAndDayInJapan(deliveredAt, locale) }]
    : []
  const tracking: Fact[] = trackingNumber
    ? [{ label: t('mail.trackingNumber'), value: trackingNumber }]
    : []
  return { kind: 'facts', facts: [numberFact(scene), ...day, ...tracking] }
}
