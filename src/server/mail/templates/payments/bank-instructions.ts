/** How to pay by bank transfer: amount, account, what to enter as payer, until when. Spec §1, decisions section 7. */
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { addresseeOf, orderLinks } from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  amountFact,
  deadlineOf,
  missingMinorOf,
  transferNotes,
  transferPreview,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export function writeBankInstructions(scene: OrderScene): EmailContent {
  const { t, order } = scene
  const amountMinor = missingMinorOf(scene)
  const hold = t('mail.bankHold', { date: deadlineOf(scene) })
  return {
    subject: t('mail.bankSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    preview: transferPreview(scene, amountMinor),
    blocks: [
      { kind: 'text', text: t('mail.bankIntro') },
      transferSection(scene, [amountFact(scene, amountMinor)]),
      accountSection(scene),
      transferNotes(scene, [{ kind: 'text', text: hold }]),
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}
