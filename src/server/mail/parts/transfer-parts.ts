/** Parts that e-mails asking for a bank transfer share: amount, payer name, account, deadline. Decisions, section 7. */

import { isForeignTransfer, payerNameOf } from '#domain/orders/bank-transfers/payer-name.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'
import { invariant } from '#shared/result.ts'

import {
  type Block,
  type Fact,
  factTable,
  type OrderEmailContext,
  section,
} from '../format/email.ts'
import { bankFacts } from './bank-account.ts'
import { monthDayInJapan } from './japan-time.ts'
import { numberFacts, writtenAmount } from './order-parts.ts'

/** The deadline shown to the buyer. The grace period after it is internal. */
export const deadlineOf = (context: OrderEmailContext): string =>
  weekdayAndDayInJapan(deadlineMoment(context), context.locale)

/** The same without the year, for subjects. */
export const shortDeadlineOf = (context: OrderEmailContext): string =>
  monthDayInJapan(deadlineMoment(context), context.locale)

export const isDeadlineOver = (context: OrderEmailContext): boolean =>
  context.now > deadlineMoment(context)

function deadlineMoment({ order }: OrderEmailContext): Date {
  const { bankDeadlineAt } = order.order
  invariant(bankDeadlineAt, 'an order that awaits a transfer has a deadline')
  return bankDeadlineAt
}

/** A part may already have arrived. */
export const missingMinorOf = ({ order }: OrderEmailContext): number =>
  order.ledger.balance.missingMinor

export function transferPreview(context: OrderEmailContext, amountMinor: number): string {
  const amount = writtenAmount(context, amountMinor)
  return context.t('mail.transferPreview', { amount, date: deadlineOf(context) })
}

/** A past deadline is left out: nothing may suggest that it is too late while the goods are reserved. */
export function transferSection(context: OrderEmailContext, amount: Fact[]): Block {
  const { t, order } = context
  const deadline: Fact[] = isDeadlineOver(context)
    ? []
    : [
        {
          label: t('mail.transferDeadline'),
          value: t('mail.japanTime', { date: deadlineOf(context) }),
          isStrong: true,
        },
      ]
  const payer = {
    label: t(isForeignTransfer(order.order) ? 'mail.remittanceMessage' : 'mail.payerName'),
    value: payerNameOf(order.order),
    isStrong: true,
  }
  return section(t('mail.transferTitle'), [
    factTable([...amount, ...deadline, payer, ...numberFacts(context)]),
  ])
}

export const amountFact = (context: OrderEmailContext, amountMinor: number): Fact => ({
  label: context.t('mail.transferAmount'),
  value: writtenAmount(context, amountMinor),
  isStrong: true,
})

export const accountSection = (context: OrderEmailContext): Block =>
  section(context.t('mail.accountTitle'), [bankFacts(context)])

export function transferNotes(context: OrderEmailContext, more: Block[] = []): Block {
  const { t } = context
  const isForeign = isForeignTransfer(context.order.order)
  const abroad: Block[] = isForeign ? [t('mail.bankAbroad')] : []
  return section(t('mail.bankNotesTitle'), [
    t('mail.bankExact'),
    ...abroad,
    t(isForeign ? 'mail.remittanceNote' : 'mail.bankPayer'),
    ...more,
  ])
}
