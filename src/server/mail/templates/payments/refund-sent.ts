/** Money that goes back, and money that has gone. What happened to it decides the sentence. Decisions, section 7. */

import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { Block, EmailContent, Fact, OrderScene } from '#server/mail/format/email.ts'
import {
  addresseeOf,
  contactLink,
  numberFact,
  orderLinks,
  receivedMinorOf,
  writtenAmount,
} from '#server/mail/parts/order-parts.ts'

/** The whole of what arrived, and nothing of the order's total: the two may differ. */
export function writeRefundDue(scene: OrderScene): EmailContent {
  const { t, order } = scene
  const { number, paymentMethod } = order.order
  const sentence = DUE[paymentMethod][wasCanceled(scene) ? 'canceled' : 'late']
  return {
    subject: t('mail.refundDueSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t(sentence, { number }) },
      {
        kind: 'facts',
        facts: [numberFact(scene), refundFact(scene, receivedMinorOf(scene))],
      },
      ...(paymentMethod === 'bank_transfer' ? accountWanted(scene) : []),
      { kind: 'text', text: t('mail.refundDueNext') },
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}

const DUE = {
  card: { late: 'mail.refundDueCardLate', canceled: 'mail.refundDueCardCanceled' },
  bank_transfer: { late: 'mail.refundDueTransferLate', canceled: 'mail.refundDueTransferCanceled' },
} as const satisfies Record<MoneyMethod, Record<'late' | 'canceled', string>>

/** Goods of an order that was cancelled may well be there: they are not why the money goes back. */
const wasCanceled = ({ order }: OrderScene): boolean =>
  order.events.some((event) => event.kind === 'refund_due' && event.fromStatus === 'canceled')

/** A transfer names no account that it could be returned to. */
const accountWanted = (scene: OrderScene): Block[] => [
  { kind: 'text', text: scene.t('mail.refundAccount') },
  contactLink(scene),
]

export function writeRefundSent(
  scene: OrderScene,
  { amountMinor, method, isWhole }: EmailPayloads['refund_sent'],
): EmailContent {
  const { t, order } = scene
  const { number } = order.order
  const words = { number, amount: writtenAmount(scene, amountMinor) }
  const way = method === 'card' ? t('mail.card') : t('mail.bankTransfer')
  return {
    subject: isWhole
      ? t('mail.refundSentSubject', { number })
      : t('mail.refundSentPartSubject', { number }),
    addressee: addresseeOf(scene),
    blocks: [
      {
        kind: 'text',
        text: isWhole ? t('mail.refundSentWhole', words) : t('mail.refundSentPart', words),
      },
      {
        kind: 'facts',
        facts: [
          numberFact(scene),
          { label: t('mail.refundMethod'), value: way },
          refundFact(scene, amountMinor),
        ],
      },
      {
        kind: 'text',
        text: method === 'card' ? t('mail.refundSentByCard') : t('mail.refundSentByTransfer'),
      },
      ...orderLinks(scene, t('mail.viewOrder')),
    ],
  }
}

const refundFact = (scene: OrderScene, amountMinor: number): Fact => ({
  label: scene.t('mail.refundAmount'),
  value: writtenAmount(scene, amountMinor),
  isStrong: true,
})
