/** This e-mail concludes the contract, so it states everything agreed. Spec §1 "An order is confirmed when …". */

import { type EmailContent, type OrderEmailContext, orderEmail } from '#server/mail/format/email.ts'
import { defectsSection, dispatchSection } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  documentsLink,
  orderFacts,
  orderLinks,
  orderSections,
} from '#server/mail/parts/order-parts.ts'

export const orderConfirmed = orderEmail({
  kind: 'order_confirmed',
  template,
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
})

function template(context: OrderEmailContext): EmailContent {
  const { t, company, order } = context
  const { number } = order.order
  return {
    subject: t('mail.orderConfirmedSubject', { number }),
    addressee: addresseeOf(context),
    blocks: [
      { kind: 'text', text: t('mail.orderConfirmedIntro', { number, company: company.legalName }) },
      orderFacts(context),
      ...orderLinks(context, t('mail.viewOrder')),
      documentsLink(context, t('mail.documentsAll')),
      dispatchSection(context),
      ...orderSections(context),
      defectsSection(context),
      { kind: 'note', text: t('mail.noChangeAfterPayment') },
    ],
  }
}
