/** How to pay by bank transfer: amount, account, what to enter as payer, until when. Spec §1, decisions section 7. */
import { formatMoney } from '#shared/money.ts'
import { invariant } from '#shared/result.ts'

import { bankFacts } from './bank-account.ts'
import { dayInJapan } from './japan-time.ts'
import type { Block, LetterContent, OrderScene } from './letter.ts'
import { addresseeOf, amountOf, isExport, numberFact, orderButton } from './order-parts.ts'

export function writeBankInstructions(scene: OrderScene): LetterContent {
  const { t, order } = scene
  return {
    subject: t('mail.bankSubject', { number: order.order.number }),
    addressee: addresseeOf(scene),
    blocks: [
      { kind: 'text', text: t('mail.bankIntro') },
      transferSection(scene),
      { kind: 'section', title: t('mail.accountTitle'), blocks: [bankFacts(scene)] },
      notesSection(scene),
      orderButton(scene, t('mail.viewOrder')),
    ],
  }
}

/** The order number without its hyphen, which banks do not take everywhere, then the name. */
const payerNameOf = ({ order }: OrderScene): string =>
  `${order.order.number.replaceAll('-', '')} ${order.order.customerName}`

function transferSection(scene: OrderScene): Block {
  const { t, locale, order } = scene
  const amount = formatMoney(amountOf(scene, order.order.totalMinor), locale)
  const deadline = t('mail.japanTime', { date: deadlineOf(scene) })
  return {
    kind: 'section',
    title: t('mail.transferTitle'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: t('mail.transferAmount'), value: amount, isStrong: true },
          { label: t('mail.transferDeadline'), value: deadline, isStrong: true },
          { label: t('mail.payerName'), value: payerNameOf(scene), isStrong: true },
          numberFact(scene),
        ],
      },
    ],
  }
}

/** The grace after it is the shop's own; nobody is told of it. */
export function deadlineOf({ locale, order }: OrderScene): string {
  const { bankDeadlineAt } = order.order
  invariant(bankDeadlineAt, 'an order that awaits a transfer has a deadline')
  return dayInJapan(bankDeadlineAt, locale)
}

function notesSection(scene: OrderScene): Block {
  const { t } = scene
  const abroad: Block[] = isExport(scene) ? [{ kind: 'text', text: t('mail.bankAbroad') }] : []
  return {
    kind: 'section',
    title: t('mail.bankNotesTitle'),
    blocks: [
      { kind: 'text', text: t('mail.bankExact') },
      ...abroad,
      { kind: 'text', text: t('mail.bankPayer') },
      { kind: 'text', text: t('mail.bankHold', { date: deadlineOf(scene) }) },
    ],
  }
}
