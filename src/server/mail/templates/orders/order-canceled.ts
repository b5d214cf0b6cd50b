import { type Block, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export const orderCanceled = orderEmail({
  kind: 'order_canceled',
  sample: ({ orderId }) => ({ orderId }),
  template(context) {
    const { t, order } = context
    const { number } = order.order
    return {
      subject: t('mail.orderCanceledSubject', { number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.orderCanceledIntro', { number }),
        { kind: 'facts', facts: [...numberFacts(context), totalFact(context)] },
        ...transferredAlready(context),
        ...orderLinks(context, t('mail.viewOrder')),
      ],
    }
  },
})

/** Transfers that have arrived are refunded, and more may be under way. Card payments can't be under way. */
function transferredAlready(context: OrderEmailContext): Block[] {
  const { t, order } = context
  if (order.order.paymentMethod === 'card') return []

  const { receivedMinor } = order.ledger.balance
  if (receivedMinor === 0) {
    return [t('mail.orderCanceledPaid'), contactLink(context)]
  }
  const amount = writtenAmount(context, receivedMinor)
  return [t('mail.orderCanceledReturn', { amount }), t('mail.refundAccount'), contactLink(context)]
}
