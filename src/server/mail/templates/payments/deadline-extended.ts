import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { addresseeOf, orderLinks } from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  missingMinorOf,
  shortDeadlineOf,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

/** Staff gave the buyer more time. Of an order that was paid in part, only the rest is asked for. */
export function writeDeadlineExtended(scene: OrderScene): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  const amountMinor = missingMinorOf(scene)
  return {
    subject: t('mail.deadlineExtendedSubject', { number, date: shortDeadlineOf(scene) }),
    addressee: addresseeOf(scene),
    preview: transferPreview(scene, amountMinor),
    blocks: [
      { kind: 'text', text: t('mail.deadlineExtendedIntro', { number, date: deadlineOf(scene) }) },
      { kind: 'text', text: t('mail.deadlineExtendedSame') },
      transferSection(scene, [amountFact(scene, amountMinor)]),
      ...orderLinks(scene, t('mail.payOnSite')),
      accountSection(scene),
    ],
  }
}
