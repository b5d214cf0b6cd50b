/** A bank order ended unpaid. A late transfer still pays it while the goods are available. Decisions, section 7. */
import { orderEmail } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderLinks,
  totalFact,
} from '#server/mail/parts/order-parts.ts'
import { deadlineOf } from '#server/mail/parts/transfer-parts.ts'

export const orderLapsed = orderEmail({
  kind: 'order_lapsed',
  sample: ({ orderId }) => ({ orderId }),
  template(context) {
    const { t, url, locale, order } = context
    const { number } = order.order
    return {
      subject: t('mail.orderLapsedSubject', { number }),
      addressee: addresseeOf(context),
      blocks: [
        t('mail.orderLapsedIntro', { number, date: deadlineOf(context) }),
        { kind: 'facts', facts: [...numberFacts(context), totalFact(context)] },
        t('mail.orderLapsedPaid'),
        contactLink(context),
        t('mail.orderLapsedAgain'),
        { kind: 'button', label: t('mail.orderAgain'), url: `${url}/order?lang=${locale}` },
        ...orderLinks(context, t('mail.viewOrder'), 'link'),
      ],
    }
  },
})
