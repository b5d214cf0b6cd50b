/** To the company's own address: the buyer's bank disputes a payment. */
import { type Fact, orderEmail } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import { numberFacts, writtenAmount } from '#server/mail/parts/order-parts.ts'
import { consoleButton, customerFact } from '#server/mail/parts/staff-parts.ts'

export const disputeOpened = orderEmail({
  kind: 'dispute_opened',
  sample: ({ orderId, totalMinor }) => ({
    orderId,
    disputeId: 'dp_1SampleDispute',
    amountMinor: totalMinor,
    dueAt: '2026-12-14T14:59:59.000Z',
  }),
  sampleReceived: (totalMinor) => totalMinor,
  template(context, { disputeId, amountMinor, dueAt }) {
    const { t, locale, order } = context
    const due: Fact[] = dueAt
      ? [
          {
            label: t('mail.disputeDue'),
            value: t('mail.japanTime', { date: momentInJapan(new Date(dueAt), locale) }),
            isStrong: true,
          },
        ]
      : []
    const amount = { label: t('mail.disputeAmount'), value: writtenAmount(context, amountMinor) }
    const number = { label: t('mail.disputeNumber'), value: disputeId }
    return {
      subject: t('mail.disputeSubject', { number: order.order.number }),
      blocks: [
        t('mail.disputeIntro'),
        {
          kind: 'facts',
          facts: [...numberFacts(context), customerFact(context), number, amount, ...due],
        },
        consoleButton(context),
      ],
    }
  },
})
