/** To the company's own address, about orders that need staff. */
import type { MessageKey } from '#i18n/translate.ts'
import {
  type Fact,
  factTable,
  type OrderEmailContext,
  orderEmails,
} from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import { numberFacts, totalFact, writtenAmount } from '#server/mail/parts/order-parts.ts'
import { consoleButton, customerFact } from '#server/mail/parts/staff-parts.ts'

export const ATTENTION_EMAILS = orderEmails({
  order_needs_review: {
    sample: ({ orderId }) => ({ orderId, reason: 'transfer_too_late' }),
    template(context, { reason }) {
      const { t, order } = context
      return {
        subject: t('mail.needsReviewSubject', { number: order.order.number }),
        blocks: [
          reasonText(context, reason),
          factTable([...numberFacts(context), customerFact(context), totalFact(context)]),
          consoleButton(context),
        ],
      }
    },
  },
  /** The buyer's bank disputes a payment. */
  dispute_opened: {
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
          factTable([...numberFacts(context), customerFact(context), number, amount, ...due]),
          consoleButton(context),
        ],
      }
    },
  },
})

/** The text of the console; a reason without a text gets the one for anything unusual. */
function reasonText({ t }: OrderEmailContext, reason: string): string {
  // `t` answers with the key itself when the key has no text; the next line handles that.
  const key = `admin.reason_${reason}` as MessageKey & `admin.reason_other`
  const text = t(key)
  return text === key ? t('admin.reason_other') : text
}
