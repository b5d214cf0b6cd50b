/** E-mails about the way of an order from receipt to delivery. */
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'
import {
  type Block,
  type Fact,
  factTable,
  link,
  note,
  type OrderEmailContext,
  orderEmails,
  section,
} from '#server/mail/format/email.ts'
import {
  defectsSection,
  deliveryTime,
  dispatchSection,
  methodName,
  trackingFacts,
} from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  addressSection,
  contactLink,
  contentSections,
  documentsLink,
  goodsSection,
  importNote,
  numberFacts,
  orderFacts,
  orderLinks,
  orderSections,
} from '#server/mail/parts/order-parts.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

export const ORDER_EMAILS = orderEmails({
  /** The order was received. This does not conclude the contract. Spec §1. */
  order_received: {
    sample: ({ orderId }) => ({ orderId }),
    template(context) {
      const { t, company, order } = context
      return {
        subject: t('mail.orderReceivedSubject', { number: order.order.number }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.orderReceivedIntro', { company: company.name }),
          t('mail.orderReceivedNoContract'),
          orderFacts(context),
          nextSection(context),
          ...orderSections(context),
        ],
      }
    },
  },
  /** This e-mail concludes the contract, so it states everything agreed. Spec §1 "An order is confirmed when …". */
  order_confirmed: {
    sample: ({ orderId }) => ({ orderId }),
    sampleReceived: (totalMinor) => totalMinor,
    template(context) {
      const { t, company, order } = context
      const { number } = order.order
      return {
        subject: t('mail.orderConfirmedSubject', { number }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.orderConfirmedIntro', { number, company: company.legalName }),
          orderFacts(context),
          ...orderLinks(context, t('mail.viewOrder')),
          documentsLink(context, t('mail.documentsAll')),
          dispatchSection(context),
          ...orderSections(context),
          defectsSection(context),
          note(t('mail.noChangeAfterPayment')),
        ],
      }
    },
  },
  order_shipped: {
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
  },
  /** The periods for reporting defects start with delivery, so the e-mail repeats them. Spec §9. */
  order_delivered: {
    sample: ({ orderId }) => ({ orderId }),
    sampleReceived: (totalMinor) => totalMinor,
    template(context) {
      const { t, order } = context
      return {
        subject: t('mail.orderDeliveredSubject', { number: order.order.number }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.orderDeliveredIntro'),
          deliveryFacts(context),
          ...orderLinks(context, t('mail.viewOrder')),
          t('mail.orderDeliveredMissing'),
          contactLink(context),
          defectsSection(context),
        ],
      }
    },
  },
})

function nextSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const isCard = order.order.paymentMethod === 'card'
  const next = isCard
    ? t('mail.orderReceivedCard', { hours: ABANDON_AFTER_HOURS })
    : t('mail.orderReceivedBank')
  return section(t('mail.nextTitle'), [
    next,
    ...orderLinks(context, isCard ? t('mail.payOnSite') : t('mail.viewOrder')),
    documentsLink(context, t('mail.documentsAll')),
    t('mail.orderReceivedAfter'),
    note(t('mail.noChangeAfterPayment')),
  ])
}

function shipmentSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const links = order.parcels.flatMap(({ trackingUrl: url }, at): Block[] => {
    const number = at + 1
    const label =
      order.parcels.length > 1 ? t('mail.trackParcelOf', { number }) : t('mail.trackParcel')
    return url === null ? [] : [link(label, url)]
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
  return section(t('mail.shipmentTitle'), [
    factTable(facts),
    ...links,
    ...deliveryTime(context),
    ...importNote(context),
  ])
}

function deliveryFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const { deliveredAt } = order.order
  const day: Fact[] = deliveredAt
    ? [{ label: t('mail.deliveredOn'), value: weekdayAndDayInJapan(deliveredAt, locale) }]
    : []
  return factTable([...numberFacts(context), ...day, ...trackingFacts(context)])
}
