import { orderEmail } from '#server/mail/format/email.ts'
import { addresseeOf, orderLinks } from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  missingMinorOf,
  shortDeadlineOf,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

/** Staff extended the deadline. For a partly paid order it asks for the rest only. */
export const deadlineExtended = orderEmail({
  kind: 'deadline_extended',
  sample: ({ orderId }) => ({ orderId }),
  template(context) {
    const { t, order } = context
    const { number } = order.order
    const amountMinor = missingMinorOf(context)
    return {
      subject: t('mail.deadlineExtendedSubject', { number, date: shortDeadlineOf(context) }),
      addressee: addresseeOf(context),
      preview: transferPreview(context, amountMinor),
      blocks: [
        t('mail.deadlineExtendedIntro', { number, date: deadlineOf(context) }),
        t('mail.deadlineExtendedSame'),
        transferSection(context, [amountFact(context, amountMinor)]),
        ...orderLinks(context, t('mail.payOnSite')),
        accountSection(context),
      ],
    }
  },
})
