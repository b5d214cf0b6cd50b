import { trackingPage } from '#domain/shipping/tracking.ts'
import {
  type Block,
  type EmailContent,
  type Fact,
  type OrderEmailContext,
  orderEmail,
} from '#server/mail/format/email.ts'
import { defectsSection, deliveryTime, methodName } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  addressSection,
  contentSections,
  goodsSection,
  importNote,
  numberFact,
  orderLinks,
  purchaseOrderFacts,
} from '#server/mail/parts/order-parts.ts'

export const orderShipped = orderEmail({
  kind: 'order_shipped',
  template,
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
})

function template(context: OrderEmailContext): EmailContent {
  const { t, order } = context
  return {
    subject: t('mail.orderShippedSubject', { number: order.order.number }),
    addressee: addresseeOf(context),
    blocks: [
      { kind: 'text', text: t('mail.orderShippedIntro') },
      shipmentSection(context),
      ...orderLinks(context, t('mail.viewOrder')),
      addressSection(context),
      goodsSection(context),
      ...contentSections(context),
      defectsSection(context),
    ],
  }
}

function shipmentSection(context: OrderEmailContext): Block {
  const { t, order, locale } = context
  const { trackingNumber, shippingMethod, packageCount: count } = order.order
  const tracking: Fact[] = trackingNumber
    ? [{ label: t('mail.trackingNumber'), value: trackingNumber, isStrong: true }]
    : []
  const page = trackingNumber && trackingPage(shippingMethod, trackingNumber, locale)
  const link: Block[] = page ? [{ kind: 'link', label: t('mail.trackParcel'), url: page }] : []
  const facts = [
    numberFact(context),
    ...purchaseOrderFacts(context),
    { label: t('mail.shippingMethod'), value: methodName(context) },
    ...tracking,
    { label: t('mail.packages'), value: t('mail.packageCount', { count }) },
  ]
  return {
    kind: 'section',
    title: t('mail.shipmentTitle'),
    blocks: [{ kind: 'facts', facts }, ...link, ...deliveryTime(context), ...importNote(context)],
  }
}
