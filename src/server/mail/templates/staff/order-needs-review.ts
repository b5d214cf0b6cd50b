/** To the company's own address: staff must look at an order. */
import type { MessageKey } from '#i18n/translate.ts'
import { type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import { numberFacts, totalFact } from '#server/mail/parts/order-parts.ts'
import { consoleButton, customerFact } from '#server/mail/parts/staff-parts.ts'

export const orderNeedsReview = orderEmail({
  kind: 'order_needs_review',
  sample: ({ orderId }) => ({ orderId, reason: 'transfer_too_late' }),
  template(context, { reason }) {
    const { t, order } = context
    return {
      subject: t('mail.needsReviewSubject', { number: order.order.number }),
      blocks: [
        reasonText(context, reason),
        {
          kind: 'facts',
          facts: [...numberFacts(context), customerFact(context), totalFact(context)],
        },
        consoleButton(context),
      ],
    }
  },
})

/** The text of the console; a reason without a text gets the one for anything unusual. */
function reasonText({ t }: OrderEmailContext, reason: string): string {
  // `t` answers with the key itself when the key has no text; the next line handles that.
  const key = `admin.reason_${reason}` as MessageKey & `admin.reason_other`
  const text = t(key)
  return text === key ? t('admin.reason_other') : text
}
