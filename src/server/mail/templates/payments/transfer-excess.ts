/** More money arrived than was due. A transfer does not carry the account for a refund, so the e-mail asks for it. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFact,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export const transferExcess = orderEmail({
  kind: 'transfer_excess',
  template,
  sample: ({ orderId }) => ({ orderId, excessMinor: 1_400 }),
  sampleReceived: (totalMinor) => totalMinor + 1_400,
})

function template(
  context: OrderEmailContext,
  { excessMinor }: EmailPayloads['transfer_excess'],
): EmailContent {
  const { t, order } = context
  const { number } = order.order
  const excess = writtenAmount(context, excessMinor)
  return {
    subject: t('mail.transferExcessSubject', { number, excess }),
    addressee: addresseeOf(context),
    blocks: [
      { kind: 'text', text: t('mail.transferExcessIntro', { number, excess }) },
      {
        kind: 'facts',
        facts: [
          numberFact(context),
          { ...totalFact(context), isStrong: false },
          { label: t('mail.refundAmount'), value: excess, isStrong: true },
        ],
      },
      { kind: 'text', text: t('mail.refundAccount') },
      contactLink(context),
      ...orderLinks(context, t('mail.viewOrder')),
    ],
  }
}
