/** Part of the money arrived; states what is missing. The goods stay reserved. Decisions, section 7. */
import { orderEmail } from '#server/mail/format/email.ts'
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
  sample: ({ orderId, totalMinor }) => ({
    orderId,
    receivedMinor: totalMinor - 3_800,
    missingMinor: 3_800,
  }),
  sampleReceived: (totalMinor) => totalMinor - 3_800,
  template(context, { receivedMinor, missingMinor }) {
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
        t('mail.transferShortIntro', { number, received, missing }),
        ask,
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
  },
})
