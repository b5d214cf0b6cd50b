/** Tells that a bank order has ended unpaid. Late money pays it while the goods are there; decisions, section 7. */
import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFact,
  orderLinks,
  totalFact,
} from '#server/mail/parts/order-parts.ts'
import { deadlineOf } from '#server/mail/parts/transfer-parts.ts'

export function writeOrderLapsed(scene: OrderScene): EmailContent {
  const { t, url, locale, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderLapsedSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderLapsedIntro', { number, date: deadlineOf(scene) }) },
      { kind: 'facts', facts: [numberFact(scene), totalFact(scene)] },
      { kind: 'text', text: t('mail.orderLapsedPaid') },
      contactLink(scene),
      { kind: 'text', text: t('mail.orderLapsedAgain') },
      { kind: 'button', label: t('mail.orderAgain'), url: `${url}/order?lang=${locale}` },
      ...orderLinks(scene, t('mail.viewOrder'), 'link'),
    ],
  }
}
