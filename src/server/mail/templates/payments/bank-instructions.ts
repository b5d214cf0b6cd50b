/** How to pay by bank transfer: amount, account, what to enter as payer, until when. Spec §1, decisions section 7. */
import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
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
  template,
  sample: ({ orderId }) => ({ orderId }),
})

function template(context: OrderEmailContext): EmailContent {
  const { t, order } = context
  const amountMinor = missingMinorOf(context)
  const hold = t('mail.bankHold', { date: deadlineOf(context) })
  return {
    subject: t('mail.bankSubject', { number: order.order.number }),
    addressee: addresseeOf(context),
    preview: transferPreview(context, amountMinor),
    blocks: [
      { kind: 'text', text: t('mail.bankIntro') },
      transferSection(context, [amountFact(context, amountMinor)]),
      accountSection(context),
      transferNotes(context, [{ kind: 'text', text: hold }]),
      ...orderLinks(context, t('mail.viewOrder')),
      documentsLink(context, t('mail.documentsInvoice')),
    ],
  }
}
