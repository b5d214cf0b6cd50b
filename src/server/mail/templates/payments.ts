/** E-mails about payments that arrived and money that goes back. */

import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import { quantityOf } from '#domain/orders/pieces.ts'
import { priceOfItems } from '#domain/orders/refunds/refund-items.ts'
import {
  type Block,
  type Fact,
  factTable,
  note,
  type OrderEmailContext,
  orderEmails,
  section,
} from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import {
  addresseeOf,
  contactLink,
  documentsLink,
  numberFacts,
  orderLinks,
  paymentMethodFact,
  productFact,
  receivedMinorOf,
  refundFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import { invariant } from '#shared/result.ts'

export const PAYMENT_EMAILS = orderEmails({
  payment_received: {
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
          note(t('mail.noChangeAfterPayment')),
          ...orderLinks(context, t('mail.viewOrder')),
          documentsLink(context, t('mail.documentsReceipt')),
        ],
      }
    },
  },
  /** A refund is due. The text depends on why. Decisions, section 7. */
  /** Refunds the amount that arrived, which may differ from the order's total. */
  refund_due: {
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
          factTable([...numberFacts(context), refundFact(context, receivedMinorOf(context))]),
          ...(paymentMethod === 'bank_transfer' ? accountWanted(context) : []),
          t('mail.refundDueNext'),
          ...orderLinks(context, t('mail.viewOrder')),
        ],
      }
    },
  },
  /** The money has been sent back, wholly or in part. Decisions, section 7. */
  refund_sent: {
    sample: ({ orderId, totalMinor }) => ({
      orderId,
      refundId: '7c1d6f0a-0000-4000-8000-000000000002',
      amountMinor: totalMinor,
      method: 'bank_transfer',
      isWhole: true,
    }),
    sampleReceived: (totalMinor) => totalMinor,
    template(context, { refundId, amountMinor, method, isWhole }) {
      const { t, order } = context
      const { number } = order.order
      const words = { number, amount: writtenAmount(context, amountMinor) }
      const way = method === 'card' ? t('mail.card') : t('mail.bankTransfer')
      return {
        subject: isWhole
          ? t('mail.refundSentSubject', { number })
          : t('mail.refundSentPartSubject', { number }),
        addressee: addresseeOf(context),
        blocks: [
          isWhole ? t('mail.refundSentWhole', words) : t('mail.refundSentPart', words),
          factTable([
            ...numberFacts(context),
            { label: t('mail.refundMethod'), value: way },
            refundFact(context, amountMinor),
          ]),
          method === 'card' ? t('mail.refundSentByCard') : t('mail.refundSentByTransfer'),
          ...purposeSection(context, refundId),
          ...orderLinks(context, t('mail.viewOrder')),
        ],
      }
    },
  },
})

function paymentFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const { paidAt } = order.order
  invariant(paidAt, 'a paid order knows when it was paid')
  const amount = writtenAmount(context, receivedMinorOf(context))
  const date = momentInJapan(paidAt, locale)
  return factTable([
    ...numberFacts(context),
    paymentMethodFact(context),
    { label: t('mail.receivedAt'), value: t('mail.japanTime', { date }) },
    { label: t('mail.amountReceived'), value: amount, isStrong: true },
  ])
}

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

/** What the refund is for: products of the order, other amounts, fees. */
function purposeSection(context: OrderEmailContext, refundId: string): Block[] {
  const { t, order } = context
  const refund = order.ledger.refunds.find(({ id }) => id === refundId)
  if (!refund) return []
  const items = order.lines
    .map((line) => ({ ...line, quantity: quantityOf(refund.items, { code: line.productId }) }))
    .filter(({ quantity }) => quantity > 0)
  const amounts = [
    [t('mail.refundGoods'), refund.goodsMinor - priceOfItems(refund.items, order.lines)],
    [t('mail.shippingFee'), refund.shippingMinor],
    [t('mail.transactionFee'), refund.feeMinor],
    [t('mail.refundExcess'), refund.excessMinor],
  ] as const
  const facts: Fact[] = [
    ...items.map((line) => productFact(context, line)),
    ...amounts.flatMap(([label, minor]) =>
      minor > 0 ? [{ label, value: writtenAmount(context, minor) }] : [],
    ),
  ]
  return [section(t('mail.refundForTitle'), [factTable(facts)])]
}
