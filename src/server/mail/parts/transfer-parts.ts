/** What every e-mail that asks for a transfer says: how much, as whom, to where, until when. Decisions, section 7. */

import { payerNameOf } from '#domain/orders/bank-transfers/payer-name.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'
import { invariant } from '#shared/result.ts'

import type { Block, Fact, OrderScene } from '../format/email.ts'
import { bankFacts } from './bank-account.ts'
import { monthDayInJapan } from './japan-time.ts'
import { isExport, numberFact, writtenAmount } from './order-parts.ts'

/** The date the buyer is told. The grace after it is the shop's own; nobody is told of it. */
export const deadlineOf = (scene: OrderScene): string =>
  weekdayAndDayInJapan(deadlineMoment(scene), scene.locale)

/** The same without its year, for subjects. */
export const shortDeadlineOf = (scene: OrderScene): string =>
  monthDayInJapan(deadlineMoment(scene), scene.locale)

export const isDeadlineOver = (scene: OrderScene): boolean => scene.now > deadlineMoment(scene)

function deadlineMoment({ order }: OrderScene): Date {
  const { bankDeadlineAt } = order.order
  invariant(bankDeadlineAt, 'an order that awaits a transfer has a deadline')
  return bankDeadlineAt
}

/** A part may have arrived already. */
export const missingMinorOf = ({ order }: OrderScene): number => order.ledger.balance.missingMinor

export function transferPreview(scene: OrderScene, amountMinor: number): string {
  const amount = writtenAmount(scene, amountMinor)
  return scene.t('mail.transferPreview', { amount, date: deadlineOf(scene) })
}

/** A date that is over is not told again: nothing may look as if it were too late while the goods are held. */
export function transferSection(scene: OrderScene, amount: Fact[]): Block {
  const { t, order } = scene
  const deadline: Fact[] = isDeadlineOver(scene)
    ? []
    : [
        {
          label: t('mail.transferDeadline'),
          value: t('mail.japanTime', { date: deadlineOf(scene) }),
          isStrong: true,
        },
      ]
  const payer = { label: t('mail.payerName'), value: payerNameOf(order.order), isStrong: true }
  return {
    kind: 'section',
    title: t('mail.transferTitle'),
    blocks: [{ kind: 'facts', facts: [...amount, ...deadline, payer, numberFact(scene)] }],
  }
}

export const amountFact = (scene: OrderScene, amountMinor: number): Fact => ({
  label: scene.t('mail.transferAmount'),
  value: writtenAmount(scene, amountMinor),
  isStrong: true,
})

export const accountSection = (scene: OrderScene): Block => ({
  kind: 'section',
  title: scene.t('mail.accountTitle'),
  blocks: [bankFacts(scene)],
})

export function transferNotes(scene: OrderScene, more: Block[] = []): Block {
  const { t } = scene
  const abroad: Block[] = isExport(scene) ? [{ kind: 'text', text: t('mail.bankAbroad') }] : []
  return {
    kind: 'section',
    title: t('mail.bankNotesTitle'),
    blocks: [
      { kind: 'text', text: t('mail.bankExact') },
      ...abroad,
      { kind: 'text', text: t('mail.bankPayer') },
      ...more,
    ],
  }
}
