/** What every part of a paper is drawn from: the facts, the words, and the sheet. */
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import type { Paper } from '#domain/orders/documents/order-document.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'

import { type Company, companyIn } from '../mail/parts/company.ts'
import type { Sheet } from './page.ts'

export type Scene = {
  paper: Paper
  t: Translate
  locale: Locale
  company: Company
  sheet: Sheet
}

export type Words = Pick<Scene, 'paper' | 't' | 'locale' | 'company'>

export const wordsOf = (paper: Paper, siteUrl: string): Words => ({
  paper,
  t: translator(paper.locale),
  locale: paper.locale,
  company: companyIn(paper.company, paper.locale, siteUrl),
})

const TITLES = {
  estimate: 'papers.titleEstimate',
  confirmation: 'papers.titleConfirmation',
  invoice: 'papers.titleInvoice',
  'delivery-note': 'papers.titleDeliveryNote',
  receipt: 'papers.titleReceipt',
} as const satisfies Record<DocumentKind, string>

export const titleOf = ({ paper: { kind, isBinding }, t }: Words): string =>
  kind === 'confirmation' && !isBinding ? t('papers.titleAcknowledgement') : t(TITLES[kind])

export const sumOf = ({ paper, locale }: Words, amountMinor: number): string =>
  formatMoney(money(amountMinor, paper.currency), locale)

/** A day in Japan, where the shop keeps its books. */
export const dayOf = ({ locale }: Words, moment: Date): string =>
  formatInJapan(moment, locale, { dateStyle: 'long' })

/** Whether the customer still has something to pay. */
export const isPaid = ({ paper }: Words): boolean => paper.payment.paidAt !== null
