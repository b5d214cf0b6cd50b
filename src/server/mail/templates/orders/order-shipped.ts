import { type Block, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  defectsSection,
  deliveryTime,
  methodName,
  trackingFacts,
} from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  addressSection,
  contentSections,
  goodsSection,
  importNote,
  numberFacts,
  orderLinks,
} from '#server/mail/parts/order-parts.ts'

export const orderShipped = orderEmail({
  kind: 'order_shipped',
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
  template(context) {
    const { t, order } = context
    return {
      subject: t('mail.orderShippedSubject', { number: order.order.number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.orderShippedIntro'),
        shipmentSection(context),
        ...orderLinks(context, t('mail.viewOrder')),
        addressSection(context),
        goodsSection(context),
        ...contentSections(context),
        defectsSection(context),
      ],
    }
  },
})

function shipmentSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const links = order.parcels.flatMap(({ trackingUrl: url }, at): Block[] => {
    const number = at + 1
    const label =
      order.parcels.length > 1 ? t('mail.trackParcelOf', { number }) : t('mail.trackParcel')
    return url === null ? [] : [{ kind: 'link', label, url }]
  })
  const facts = [
    ...numberFacts(context),
    { label: t('mail.shippingMethod'), value: methodName(context) },
    ...trackingFacts(context).map((fact) => ({ ...fact, isStrong: true })),
    {
      label: t('mail.packages'),
      value: t('mail.packageCount', { count: order.order.packageCount }),
    },
  ]
  return {
    kind: 'section',
    title: t('mail.shipmentTitle'),
    blocks: [{ kind: 'facts', facts }, ...links, ...deliveryTime(context), ...importNote(context)],
  }
}
