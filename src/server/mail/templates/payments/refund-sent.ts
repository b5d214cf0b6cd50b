/** The money has been sent back, wholly or in part. Decisions, section 7. */
import { quantityOf } from '#domain/orders/pieces.ts'
import { priceOfItems } from '#domain/orders/refunds/refund-items.ts'
import {
  type Block,
  type Fact,
  type OrderEmailContext,
  orderEmail,
} from '#server/mail/format/email.ts'
import {
  addresseeOf,
  numberFacts,
  orderLinks,
  productFact,
  refundFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export const refundSent = orderEmail({
  kind: 'refund_sent',
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
        {
          kind: 'facts',
          facts: [
            ...numberFacts(context),
            { label: t('mail.refundMethod'), value: way },
            refundFact(context, amountMinor),
          ],
        },
        method === 'card' ? t('mail.refundSentByCard') : t('mail.refundSentByTransfer'),
        ...purposeSection(context, refundId),
        ...orderLinks(context, t('mail.viewOrder')),
      ],
    }
  },
})

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
  return [{ kind: 'section', title: t('mail.refundForTitle'), blocks: [{ kind: 'facts', facts }] }]
}
