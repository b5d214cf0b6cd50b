import type { Block, EmailContent, OrderScene } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import {
  addresseeOf,
  numberFact,
  orderLinks,
  paymentMethodFact,
  receivedMinorOf,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'
import { invariant } from '#shared/result.ts'

export function writePaymentReceived(scene: OrderScene): EmailContent {
  const { t, order } = scene
  return {
    subject: t('mail.paymentReceivedSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.paymentReceivedIntro') },
      paymentFacts(scene),
      { kind: 'text', text: t('mail.paymentReceivedNext') },
      { kind: 'note', text: t('mail.noChangeAfterPayment') },
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}

function paymentFacts(scene: OrderScene): Block {
  const { t, locale, order } = scene
  const { paidAt } = order.order
  invariant(paidAt, 'a paid order knows when it was paid')
  const amount = writtenAmount(scene, receivedMinorOf(scene))
  const date = momentInJapan(paidAt, locale)
  return {
    kind: 'facts',
    facts: [
      numberFact(scene),
      paymentMethodFact(scene),
      { label: t('mail.receivedAt'), value: t('mail.japanTime', { date }) },
      { label: t('mail.amountReceived'), value: amount, isStrong: true },
    ],
  }
}
