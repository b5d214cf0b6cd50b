/** A refund is due. The text depends on why. Decisions, section 7. */
import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import { type Block, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderLinks,
  receivedMinorOf,
  refundFact,
} from '#server/mail/parts/order-parts.ts'

/** Refunds the amount that arrived, which may differ from the order's total. */
export const refundDue = orderEmail({
  kind: 'refund_due',
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
  template(context) {
    const { t, order } = context
    const { number, paymentMethod } = order.order
    const sentence = DUE[paymentMethod][wasCanceled(context) ? 'canceled' : 'late']
    return {
      subject: t('mail.refundDueSubject', { number }),
      addressee: addresseeOf(context),
      blocks: [
        t(sentence, { number }),
        {
          kind: 'facts',
          facts: [...numberFacts(context), refundFact(context, receivedMinorOf(context))],
        },
        ...(paymentMethod === 'bank_transfer' ? accountWanted(context) : []),
        t('mail.refundDueNext'),
        ...orderLinks(context, t('mail.viewOrder')),
      ],
    }
  },
})

const DUE = {
  card: { late: 'mail.refundDueCardLate', canceled: 'mail.refundDueCardCanceled' },
  bank_transfer: { late: 'mail.refundDueTransferLate', canceled: 'mail.refundDueTransferCanceled' },
} as const satisfies Record<MoneyMethod, Record<'late' | 'canceled', string>>

/** A cancelled order is refunded because of the cancellation, even when its goods are available. */
const wasCanceled = ({ order }: OrderEmailContext): boolean =>
  order.events.some((event) => event.kind === 'refund_due' && event.fromStatus === 'canceled')

/** A transfer does not carry the account for a refund. */
const accountWanted = (context: OrderEmailContext): Block[] => [
  context.t('mail.refundAccount'),
  contactLink(context),
]
