/** E-mails about orders that end unpaid or are canceled, and about a corrected address. */
import {
  type Block,
  button,
  factTable,
  note,
  type OrderEmailContext,
  orderEmails,
} from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFacts,
  orderFacts,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import { deadlineOf } from '#server/mail/parts/transfer-parts.ts'

export const ORDER_CHANGE_EMAILS = orderEmails({
  /** A bank order ended unpaid. A late transfer still pays it while the goods are available. Decisions, section 7. */
  order_lapsed: {
    sample: ({ orderId }) => ({ orderId }),
    template(context) {
      const { t, url, locale, order } = context
      const { number } = order.order
      return {
        subject: t('mail.orderLapsedSubject', { number }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.orderLapsedIntro', { number, date: deadlineOf(context) }),
          factTable([...numberFacts(context), totalFact(context)]),
          t('mail.orderLapsedPaid'),
          contactLink(context),
          t('mail.orderLapsedAgain'),
          button(t('mail.orderAgain'), `${url}/order?lang=${locale}`),
          ...orderLinks(context, t('mail.viewOrder'), 'link'),
        ],
      }
    },
  },
  order_canceled: {
    sample: ({ orderId }) => ({ orderId }),
    template(context) {
      const { t, order } = context
      const { number } = order.order
      return {
        subject: t('mail.orderCanceledSubject', { number }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.orderCanceledIntro', { number }),
          factTable([...numberFacts(context), totalFact(context)]),
          ...transferredAlready(context),
          ...orderLinks(context, t('mail.viewOrder')),
        ],
      }
    },
  },
  /** Staff corrected the address. Links to the order without showing its contents. */
  order_link: {
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
          note(t('mail.orderLinkMistaken')),
          contactLink(context),
        ],
      }
    },
  },
  /** To the former address, which may belong to a stranger: no name and no link to the order. */
  order_email_changed: {
    sample: ({ orderId }) => ({ orderId, newEmail: 'h•••@example.com' }),
    template(context, { newEmail }) {
      const { t, order } = context
      const { number } = order.order
      return {
        subject: t('mail.orderEmailChangedSubject', { number }),
        blocks: [
          t('mail.orderEmailChangedIntro', { number }),
          factTable([{ label: t('mail.emailChangeNewLabel'), value: newEmail }]),
          t('mail.orderEmailChangedByOther'),
          contactLink(context),
        ],
      }
    },
  },
})

/** Transfers that have arrived are refunded, and more may be under way. Card payments can't be under way. */
function transferredAlready(context: OrderEmailContext): Block[] {
  const { t, order } = context
  if (order.order.paymentMethod === 'card') return []

  const { receivedMinor } = order.ledger.balance
  if (receivedMinor === 0) {
    return [t('mail.orderCanceledPaid'), contactLink(context)]
  }
  const amount = writtenAmount(context, receivedMinor)
  return [t('mail.orderCanceledReturn', { amount }), t('mail.refundAccount'), contactLink(context)]
}
