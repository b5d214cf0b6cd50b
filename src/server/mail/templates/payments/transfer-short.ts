/** Part of the money arrived; states what is missing. The goods stay reserved. Decisions, section 7. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  deadlineOf,
  isDeadlineOver,
  transferNotes,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export const transferShort = orderEmail({
  kind: 'transfer_short',
  template,
  sample: ({ orderId, totalMinor }) => ({
    orderId,
    receivedMinor: totalMinor - 3_800,
    missingMinor: 3_800,
  }),
  sampleReceived: (totalMinor) => totalMinor - 3_800,
})

function template(
  context: OrderEmailContext,
  { receivedMinor, missingMinor }: EmailPayloads['transfer_short'],
): EmailContent {
  const { t, order } = context
  const { number } = order.order
  const received = writtenAmount(context, receivedMinor)
  const missing = writtenAmount(context, missingMinor)
  const ask = isDeadlineOver(context)
    ? t('mail.transferShortSoon', { missing })
    : t('mail.transferShortAsk', { missing, date: deadlineOf(context) })
  return {
    subject: t('mail.transferShortSubject', { number, missing }),
    addressee: addresseeOf(context),
    preview: ask,
    blocks: [
      { kind: 'text', text: t('mail.transferShortIntro', { number, received, missing }) },
      { kind: 'text', text: ask },
      { kind: 'note', text: t('mail.transferShortWhy') },
      transferSection(context, [
        { ...totalFact(context), isStrong: false },
        { label: t('mail.receivedSoFar'), value: received },
        { label: t('mail.stillMissing'), value: missing, isStrong: true },
      ]),
      ...orderLinks(context, t('mail.payOnSite')),
      accountSection(context),
      transferNotes(context),
    ],
  }
}
