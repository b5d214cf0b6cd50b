import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

export const orderEmailChanged = orderEmail({
  kind: 'order_email_changed',
  template,
  sample: ({ orderId }) => ({ orderId, newEmail: 'h•••@example.com' }),
})

/** To the former address, which may belong to a stranger: no name and no link to the order. */
function template(
  context: OrderEmailContext,
  { newEmail }: EmailPayloads['order_email_changed'],
): EmailContent {
  const { t, order } = context
  const { number } = order.order
  return {
    subject: t('mail.orderEmailChangedSubject', { number }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.orderEmailChangedIntro', { number }) },
      { kind: 'facts', facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }] },
      { kind: 'text', text: t('mail.orderEmailChangedByOther') },
      contactLink(context),
    ],
  }
}
