/** The e-mail that makes the contract, so it holds everything agreed. Spec §1 "An order is confirmed when …". */

import type { EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { defectsSection, dispatchSection } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  orderFacts,
  orderLinks,
  orderSections,
} from '#server/mail/parts/order-parts.ts'

export function writeOrderConfirmed(scene: OrderScene): EmailContent {
  const { t, company, order } = scene
  const { number } = order.order
  return {
    subject: t('mail.orderConfirmedSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.orderConfirmedIntro', { number, company: company.legalName }) },
      orderFacts(scene),
      ...orderLinks(scene, t('mail.viewOrder')),
      dispatchSection(scene),
      ...orderSections(scene),
      defectsSection(scene),
      { kind: 'note', text: t('mail.noChangeAfterPayment') },
    ],
  }
}
