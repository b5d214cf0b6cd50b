/** How to pay by bank transfer: amount, account, what to enter as payer, until when. Spec §1, decisions section 7. */
import { orderEmail } from '#server/mail/format/email.ts'
import { addresseeOf, documentsLink, orderLinks } from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  missingMinorOf,
  transferNotes,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export const bankInstructions = orderEmail({
  kind: 'bank_instructions',
  sample: ({ orderId }) => ({ orderId }),
  template(context) {
    const { t, order } = context
    const amountMinor = missingMinorOf(context)
    const hold = t('mail.bankHold', { date: deadlineOf(context) })
    return {
      subject: t('mail.bankSubject', { number: order.order.number }),
      addressee: addresseeOf(context),
      preview: transferPreview(context, amountMinor),
      blocks: [
        t('mail.bankIntro'),
        transferSection(context, [amountFact(context, amountMinor)]),
        accountSection(context),
        transferNotes(context, [hold]),
        ...orderLinks(context, t('mail.viewOrder')),
        documentsLink(context, t('mail.documentsInvoice')),
      ],
    }
  },
})
