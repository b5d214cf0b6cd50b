/** E-mails about bank transfers. Decisions, section 7. */
import { factTable, note, orderEmails } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  documentsLink,
  numberFacts,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  isDeadlineOver,
  missingMinorOf,
  shortDeadlineOf,
  transferNotes,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export const TRANSFER_EMAILS = orderEmails({
  /** How to pay by bank transfer: amount, account, what to enter as payer, until when. Spec §1, decisions section 7. */
  bank_instructions: {
    sample: ({ orderId }) => ({ orderId }),
    template(context) {
      const { t, order } = context
      const amountMinor = missingMinorOf(context)
      const hold = t('mail.bankHold', { date: deadlineOf(context) })
      return {
        subject: t('mail.bankSubject', { number: order.order.number }),
        addressee: addresseeOf(context),
        preview: transferPreview(context, amountMinor),
        blocks: [
          t('mail.bankIntro'),
          transferSection(context, [amountFact(context, amountMinor)]),
          accountSection(context),
          transferNotes(context, [hold]),
          ...orderLinks(context, t('mail.viewOrder')),
          documentsLink(context, t('mail.documentsInvoice')),
        ],
      }
    },
  },
  /** Reminds the buyer of a transfer, at most twice; `orders/reminders.ts` says when. Decisions, section 7. */
  transfer_reminder: {
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
  },
  /** Part of the money arrived; states what is missing. The goods stay reserved. Decisions, section 7. */
  transfer_short: {
    sample: ({ orderId, totalMinor }) => ({
      orderId,
      receivedMinor: totalMinor - 3_800,
      missingMinor: 3_800,
    }),
    sampleReceived: (totalMinor) => totalMinor - 3_800,
    template(context, { receivedMinor, missingMinor }) {
      const { t, order } = context
      const { number } = order.order
      const received = writtenAmount(context, receivedMinor)
      const missing = writtenAmount(context, missingMinor)
      const ask = isDeadlineOver(context)
        ? t('mail.transferShortSoon', { missing })
        : t('mail.transferShortAsk', { missing, date: deadlineOf(context) })
      return {
        subject: t('mail.transferShortSubject', { number, missing }),
        addressee: addresseeOf(context),
        preview: ask,
        blocks: [
          t('mail.transferShortIntro', { number, received, missing }),
          ask,
          note(t('mail.transferShortWhy')),
          transferSection(context, [
            { ...totalFact(context), isStrong: false },
            { label: t('mail.receivedSoFar'), value: received },
            { label: t('mail.stillMissing'), value: missing, isStrong: true },
          ]),
          ...orderLinks(context, t('mail.payOnSite')),
          accountSection(context),
          transferNotes(context),
        ],
      }
    },
  },
  /** More money arrived than was due. A transfer does not carry the account for a refund, so the e-mail asks for it. */
  transfer_excess: {
    sample: ({ orderId }) => ({ orderId, excessMinor: 1_400 }),
    sampleReceived: (totalMinor) => totalMinor + 1_400,
    template(context, { excessMinor }) {
      const { t, order } = context
      const { number } = order.order
      const excess = writtenAmount(context, excessMinor)
      return {
        subject: t('mail.transferExcessSubject', { number, excess }),
        addressee: addresseeOf(context),
        blocks: [
          t('mail.transferExcessIntro', { number, excess }),
          factTable([
            ...numberFacts(context),
            { ...totalFact(context), isStrong: false },
            { label: t('mail.refundAmount'), value: excess, isStrong: true },
          ]),
          t('mail.refundAccount'),
          contactLink(context),
          ...orderLinks(context, t('mail.viewOrder')),
        ],
      }
    },
  },
  /** Staff extended the deadline. For a partly paid order it asks for the rest only. */
  deadline_extended: {
    sample: ({ orderId }) => ({ orderId }),
    template(context) {
      const { t, order } = context
      const { number } = order.order
      const amountMinor = missingMinorOf(context)
      return {
        subject: t('mail.deadlineExtendedSubject', { number, date: shortDeadlineOf(context) }),
        addressee: addresseeOf(context),
        preview: transferPreview(context, amountMinor),
        blocks: [
          t('mail.deadlineExtendedIntro', { number, date: deadlineOf(context) }),
          t('mail.deadlineExtendedSame'),
          transferSection(context, [amountFact(context, amountMinor)]),
          ...orderLinks(context, t('mail.payOnSite')),
          accountSection(context),
        ],
      }
    },
  },
})
