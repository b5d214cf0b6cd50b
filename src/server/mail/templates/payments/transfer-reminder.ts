/** Reminds of a transfer, twice at most; `orders/reminders.ts` says when. Decisions, section 7. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
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

export function writeTransferReminder(
  scene: OrderScene,
  { round }: EmailPayloads['transfer_reminder'],
): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  const amountMinor = missingMinorOf(scene)
  const words = { number, date: deadlineOf(scene) }
  return {
    subject:
      round === 1
        ? t('mail.transferReminderSubject', { number })
        : t('mail.transferReminderLastSubject', { number, date: shortDeadlineOf(scene) }),
    addressee: addresseeOf(scene),
    preview: transferPreview(scene, amountMinor),
    blocks: [
      {
        kind: 'text',
        text:
          round === 1
            ? t('mail.transferReminderIntro', words)
            : t('mail.transferReminderLastIntro', words),
      },
      { kind: 'text', text: t('mail.transferCrossed') },
      ...orderLinks(scene, t('mail.payOnSite')),
      transferSection(scene, [amountFact(scene, amountMinor)]),
      accountSection(scene),
      transferNotes(scene),
    ],
  }
}
