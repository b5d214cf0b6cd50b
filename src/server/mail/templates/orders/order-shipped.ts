import type { Block, EmailContent, Fact, OrderScene } from '#server/mail/format/email.ts'
import { defectsSection, deliveryTime, methodName } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  addressSection,
  contentSections,
  dutiesNote,
  goodsSection,
  numberFact,
  orderLinks,
} from '#server/mail/parts/order-parts.ts'

export function writeOrderShipped(scene: OrderScene): EmailContent {
  const { t, order } = scene
  return {
    subject: t('mail.orderShippedSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderShippedIntro') },
      shipmentSection(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
      addressSection(scene),
      goodsSection(scene),
      ...contentSections(scene),
      defectsSection(scene),
    ],
  }
}

function shipmentSection(scene: OrderScene): Block {
  const { t, order } = scene
  const { trackingNumber, packageCount: count } = order.order
  const tracking: Fact[] = trackingNumber
    ? [{ label: t('mail.trackingNumber'), value: trackingNumber, isStrong: true }]
    : []
  const facts = [
    numberFact(scene),
    { label: t('mail.shippingMethod'), value: methodName(scene) },
    ...tracking,
    { label: t('mail.packages'), value: t('mail.packageCount', { count }) },
  ]
  return {
    kind: 'section',
    title: t('mail.shipmentTitle'),
    blocks: [{ kind: 'facts', facts }, ...deliveryTime(scene), ...dutiesNote(scene)],
  }
}
