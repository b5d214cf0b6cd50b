import { orderEmail } from '#server/mail/format/email.ts'
import { addresseeOf, contactLink, orderFacts, orderLinks } from '#server/mail/parts/order-parts.ts'

/** Staff corrected the address. Links to the order without showing its contents. */
export const orderLink = orderEmail({
  kind: 'order_link',
  sample: ({ orderId }) => ({ orderId }),
  template(context) {
    const { t, order } = context
    return {
      subject: t('mail.orderLinkSubject', { number: order.order.number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.orderLinkIntro'),
        orderFacts(context),
        ...orderLinks(context, t('mail.viewOrder')),
        { kind: 'note', text: t('mail.orderLinkMistaken') },
        contactLink(context),
      ],
    }
  },
})
