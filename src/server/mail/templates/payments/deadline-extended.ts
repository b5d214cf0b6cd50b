import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
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

export const deadlineExtended = orderEmail({
  kind: 'deadline_extended',
  template,
  sample: ({ orderId }) => ({ orderId }),
})

/** Staff extended the deadline. For a partly paid order it asks for the rest only. */
function template(context: OrderEmailContext): EmailContent {
  const { t, order } = context
  const { number } = order.order
  const amountMinor = missingMinorOf(context)
  return {
    subject: t('mail.deadlineExtendedSubject', { number, date: shortDeadlineOf(context) }),
    addressee: addresseeOf(context),
    preview: transferPreview(context, amountMinor),
    blocks: [
      {
        kind: 'text',
        text: t('mail.deadlineExtendedIntro', { number, date: deadlineOf(context) }),
      },
      { kind: 'text', text: t('mail.deadlineExtendedSame') },
      transferSection(context, [amountFact(context, amountMinor)]),
      ...orderLinks(context, t('mail.payOnSite')),
      accountSection(context),
    ],
  }
}
