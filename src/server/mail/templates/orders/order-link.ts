import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import { addresseeOf, contactLink, orderFacts, orderLinks } from '#server/mail/parts/order-parts.ts'

export const orderLink = orderEmail({
  kind: 'order_link',
  template,
  sample: ({ orderId }) => ({ orderId }),
})

/** Staff corrected the address. Links to the order without showing its contents. */
function template(context: OrderEmailContext): EmailContent {
  const { t, order } = context
  return {
    subject: t('mail.orderLinkSubject', { number: order.order.number }),
    addressee: addresseeOf(context),
    blocks: [
      { kind: 'text', text: t('mail.orderLinkIntro') },
      orderFacts(context),
      ...orderLinks(context, t('mail.viewOrder')),
      { kind: 'note', text: t('mail.orderLinkMistaken') },
      contactLink(context),
    ],
  }
}
