/** Reminds the buyer of a transfer, at most twice; `orders/reminders.ts` says when. Decisions, section 7. */
import { orderEmail } from '#server/mail/format/email.ts'
import { addresseeOf, orderLinks } from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  missingMinorOf,
  shortDeadlineOf,
  transferNotes,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export const transferReminder = orderEmail({
  kind: 'transfer_reminder',
  sample: ({ orderId }) => ({ orderId, round: 1 }),
  template(context, { round }) {
    const { t, order } = context
    const { number } = order.order
    const amountMinor = missingMinorOf(context)
    const words = { number, date: deadlineOf(context) }
    return {
      subject:
        round === 1
          ? t('mail.transferReminderSubject', { number })
          : t('mail.transferReminderLastSubject', { number, date: shortDeadlineOf(context) }),
      addressee: addresseeOf(context),
      preview: transferPreview(context, amountMinor),
      blocks: [
        round === 1
          ? t('mail.transferReminderIntro', words)
          : t('mail.transferReminderLastIntro', words),
        t('mail.transferCrossed'),
        ...orderLinks(context, t('mail.payOnSite')),
        transferSection(context, [amountFact(context, amountMinor)]),
        accountSection(context),
        transferNotes(context),
      ],
    }
  },
})
