import {
  type Block,
  type Fact,
  type OrderEmailContext,
  orderEmail,
} from '#server/mail/format/email.ts'
import { defectsSection, trackingFacts } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderLinks,
} from '#server/mail/parts/order-parts.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

/** The periods for reporting defects start with delivery, so the e-mail repeats them. Spec §9. */
export const orderDelivered = orderEmail({
  kind: 'order_delivered',
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
})

function deliveryFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const { deliveredAt } = order.order
  const day: Fact[] = deliveredAt
    ? [{ label: t('mail.deliveredOn'), value: weekdayAndDayInJapan(deliveredAt, locale) }]
    : []
  return { kind: 'facts', facts: [...numberFacts(context), ...day, ...trackingFacts(context)] }
}
