/** This e-mail concludes the contract, so it states everything agreed. Spec §1 "An order is confirmed when …". */

import { orderEmail } from '#server/mail/format/email.ts'
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
  sample: ({ orderId }) => ({ orderId }),
  sampleReceived: (totalMinor) => totalMinor,
  template(context) {
    const { t, company, order } = context
    const { number } = order.order
    return {
      subject: t('mail.orderConfirmedSubject', { number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.orderConfirmedIntro', { number, company: company.legalName }),
        orderFacts(context),
        ...orderLinks(context, t('mail.viewOrder')),
        documentsLink(context, t('mail.documentsAll')),
        dispatchSection(context),
        ...orderSections(context),
        defectsSection(context),
        { kind: 'note', text: t('mail.noChangeAfterPayment') },
      ],
    }
  },
})
