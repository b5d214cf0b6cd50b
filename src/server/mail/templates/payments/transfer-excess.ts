/** Tells that more has arrived than was asked for. A transfer names no account to return it to, so the buyer is asked. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFact,
  orderLinks,
  totalFact,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

export function writeTransferExcess(
  scene: OrderScene,
  { excessMinor }: EmailPayloads['transfer_excess'],
): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  const excess = writtenAmount(scene, excessMinor)
  return {
    subject: t('mail.transferExcessSubject', { number, excess }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.transferExcessIntro', { number, excess }) },
      {
        kind: 'facts',
        facts: [
          numberFact(scene),
          { ...totalFact(scene), isStrong: false },
          { label: t('mail.refundAmount'), value: excess, isStrong: true },
        ],
      },
      { kind: 'text', text: t('mail.refundAccount') },
      contactLink(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}
