import { orderEmail } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

/** To the former address, which may belong to a stranger: no name and no link to the order. */
export const orderEmailChanged = orderEmail({
  kind: 'order_email_changed',
  sample: ({ orderId }) => ({ orderId, newEmail: 'h•••@example.com' }),
  template(context, { newEmail }) {
    const { t, order } = context
    const { number } = order.order
    return {
      subject: t('mail.orderEmailChangedSubject', { number }),
      blocks: [
        t('mail.orderEmailChangedIntro', { number }),
        { kind: 'facts', facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }] },
        t('mail.orderEmailChangedByOther'),
        contactLink(context),
      ],
    }
  },
})
