/** The order was received. This does not conclude the contract. Spec §1. */
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'
import { type Block, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  documentsLink,
  orderFacts,
  orderLinks,
  orderSections,
} from '#server/mail/parts/order-parts.ts'

export const orderReceived = orderEmail({
  kind: 'order_received',
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
})

function nextSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const isCard = order.order.paymentMethod === 'card'
  const next = isCard
    ? t('mail.orderReceivedCard', { hours: ABANDON_AFTER_HOURS })
    : t('mail.orderReceivedBank')
  return {
    kind: 'section',
    title: t('mail.nextTitle'),
    blocks: [
      next,
      ...orderLinks(context, isCard ? t('mail.payOnSite') : t('mail.viewOrder')),
      documentsLink(context, t('mail.documentsAll')),
      t('mail.orderReceivedAfter'),
      { kind: 'note', text: t('mail.noChangeAfterPayment') },
    ],
  }
}
