/** More money arrived than was due. A transfer does not carry the account for a refund, so the e-mail asks for it. */
import { orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export const transferExcess = orderEmail({
  kind: 'transfer_excess',
  sample: ({ orderId }) => ({ orderId, excessMinor: 1_400 }),
  sampleReceived: (totalMinor) => totalMinor + 1_400,
  template(context, { excessMinor }) {
    const { t, order } = context
    const { number } = order.order
    const excess = writtenAmount(context, excessMinor)
    return {
      subject: t('mail.transferExcessSubject', { number, excess }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.transferExcessIntro', { number, excess }),
        {
          kind: 'facts',
          facts: [
            ...numberFacts(context),
            { ...totalFact(context), isStrong: false },
            { label: t('mail.refundAmount'), value: excess, isStrong: true },
          ],
        },
        t('mail.refundAccount'),
        contactLink(context),
        ...orderLinks(context, t('mail.viewOrder')),
      ],
    }
  },
})
