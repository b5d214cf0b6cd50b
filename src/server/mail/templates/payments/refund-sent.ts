/** The money has been sent back, wholly or in part. Decisions, section 7. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  numberFact,
  orderLinks,
  refundFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export const refundSent = orderEmail({
  kind: 'refund_sent',
  template,
  sample: ({ orderId, totalMinor }) => ({
    orderId,
    refundId: '7c1d6f0a-0000-4000-8000-000000000002',
    amountMinor: totalMinor,
    method: 'bank_transfer',
    isWhole: true,
  }),
  sampleReceived: (totalMinor) => totalMinor,
})

function template(
  context: OrderEmailContext,
  { amountMinor, method, isWhole }: EmailPayloads['refund_sent'],
): EmailContent {
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
      {
        kind: 'text',
        text: isWhole ? t('mail.refundSentWhole', words) : t('mail.refundSentPart', words),
      },
      {
        kind: 'facts',
        facts: [
          numberFact(context),
          { label: t('mail.refundMethod'), value: way },
          refundFact(context, amountMinor),
        ],
      },
      {
        kind: 'text',
        text: method === 'card' ? t('mail.refundSentByCard') : t('mail.refundSentByTransfer'),
      },
      ...orderLinks(context, t('mail.viewOrder')),
    ],
  }
}
