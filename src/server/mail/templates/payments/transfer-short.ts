/** Tells that a part of the money has arrived, and what is missing. The goods stay held. Decisions, section 7. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import {
  accountSection,
  deadlineOf,
  isDeadlineOver,
  transferNotes,
  transferSection,
} from '#server/mail/parts/transfer-parts.ts'

export function writeTransferShort(
  scene: OrderScene,
  { receivedMinor, missingMinor }: EmailPayloads['transfer_short'],
): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  const received = writtenAmount(scene, receivedMinor)
  const missing = writtenAmount(scene, missingMinor)
  const ask = isDeadlineOver(scene)
    ? t('mail.transferShortSoon', { missing })
    : t('mail.transferShortAsk', { missing, date: deadlineOf(scene) })
  return {
    subject: t('mail.transferShortSubject', { number, missing }),
    addressee: addresseeOf(scene),
    preview: ask,
    blocks: [
      { kind: 'text', text: t('mail.transferShortIntro', { number, received, missing }) },
      { kind: 'text', text: ask },
      { kind: 'note', text: t('mail.transferShortWhy') },
      transferSection(scene, [
        { ...totalFact(scene), isStrong: false },
        { label: t('mail.receivedSoFar'), value: received },
        { label: t('mail.stillMissing'), value: missing, isStrong: true },
      ]),
      ...orderLinks(scene, t('mail.payOnSite')),
      accountSection(scene),
      transferNotes(scene),
    ],
  }
}
