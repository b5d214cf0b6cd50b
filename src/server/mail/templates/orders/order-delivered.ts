import {
  type Block,
  type EmailContent,
  type Fact,
  type OrderEmailContext,
  orderEmail,
} from '#server/mail/format/email.ts'
import { defectsSection, trackingFacts } from '#server/mail/parts/delivery-parts.ts'
import { addresseeOf, contactLink, numberFact, orderLinks } from '#server/mail/parts/order-parts.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

export const orderDelivered = orderEmail({
  kind: 'order_delivered',
  template,
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
})

/** The periods for reporting defects start with delivery, so the e-mail repeats them. Spec §9. */
function template(context: OrderEmailContext): EmailContent {
  const { t, order } = context
  return {
    subject: t('mail.orderDeliveredSubject', { number: order.order.number }),
    addressee: addresseeOf(context),
    blocks: [
      { kind: 'text', text: t('mail.orderDeliveredIntro') },
      deliveryFacts(context),
      ...orderLinks(context, t('mail.viewOrder')),
      { kind: 'text', text: t('mail.orderDeliveredMissing') },
      contactLink(context),
      defectsSection(context),
    ],
  }
}

function deliveryFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const { deliveredAt } = order.order
  const day: Fact[] = deliveredAt
    ? [{ label: t('mail.deliveredOn'), value: weekdayAndDayInJapan(deliveredAt, locale) }]
    : []
  return { kind: 'facts', facts: [numberFact(context), ...day, ...trackingFacts(context)] }
}
