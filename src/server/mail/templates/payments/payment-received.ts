import { type Block, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import {
  addresseeOf,
  documentsLink,
  numberFacts,
  orderLinks,
  paymentMethodFact,
  receivedMinorOf,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import { invariant } from '#shared/result.ts'

export const paymentReceived = orderEmail({
  kind: 'payment_received',
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
  template(context) {
    const { t, order } = context
    return {
      subject: t('mail.paymentReceivedSubject', { number: order.order.number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.paymentReceivedIntro'),
        paymentFacts(context),
        t('mail.paymentReceivedNext'),
        { kind: 'note', text: t('mail.noChangeAfterPayment') },
        ...orderLinks(context, t('mail.viewOrder')),
        documentsLink(context, t('mail.documentsReceipt')),
      ],
    }
  },
})

function paymentFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const { paidAt } = order.order
  invariant(paidAt, 'a paid order knows when it was paid')
  const amount = writtenAmount(context, receivedMinorOf(context))
  const date = momentInJapan(paidAt, locale)
  return {
    kind: 'facts',
    facts: [
      ...numberFacts(context),
      paymentMethodFact(context),
      { label: t('mail.receivedAt'), value: t('mail.japanTime', { date }) },
      { label: t('mail.amountReceived'), value: amount, isStrong: true },
    ],
  }
}
