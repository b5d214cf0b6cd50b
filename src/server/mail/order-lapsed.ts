/** Tells that a bank order has ended unpaid. Late money pays it while the goods are there; decisions, section 7. */
import { deadlineOf } from './bank-instructions.ts'
import type { LetterContent, OrderScene } from './letter.ts'
import { addresseeOf, numberFact, totalFact } from './order-parts.ts'

export function writeOrderLapsed(scene: OrderScene): LetterContent {
  const { t, url, locale, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderLapsedSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderLapsedIntro', { number, date: deadlineOf(scene) }) },
      { kind: 'facts', facts: [numberFact(scene), totalFact(scene)] },
      { kind: 'text', text: t('mail.orderLapsedPaid') },
      { kind: 'link', label: t('mail.contactForm'), url: `${url}/contact?lang=${locale}` },
      { kind: 'text', text: t('mail.orderLapsedAgain') },
      { kind: 'button', label: t('mail.orderAgain'), url: `${url}/order?lang=${locale}` },
    ],
  }
}
