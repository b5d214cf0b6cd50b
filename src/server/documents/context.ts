/** The context that every part of a document is drawn with: data, texts and the page. */
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import type { ProductId } from '#domain/orders/product.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'

import { type Company, companyIn } from '../mail/parts/company.ts'
import type { Page } from './page.ts'

export type DocumentContext = {
  document: OrderDocument
  t: Translate
  locale: Locale
  company: Company
  page: Page
  /** A picture in PNG; `null` for a document without one. */
  seal: Uint8Array | null
}

export type Words = Pick<DocumentContext, 'document' | 't' | 'locale' | 'company'>

export const wordsOf = (document: OrderDocument, siteUrl: string): Words => ({
  document,
  t: translator(document.locale),
  locale: document.locale,
  company: companyIn(document.company, document.locale, siteUrl),
})

const TITLES = {
  estimate: 'documentTexts.titleEstimate',
  confirmation: 'documentTexts.titleConfirmation',
  invoice: 'documentTexts.titleInvoice',
  'delivery-note': 'documentTexts.titleDeliveryNote',
  receipt: 'documentTexts.titleReceipt',
} as const satisfies Record<DocumentKind, string>

export const titleOf = ({ document: { kind, isBinding, packing }, t }: Words): string =>
  packing
    ? t(
        packing.isReplacement
          ? 'documentTexts.titleReplacementSlip'
          : 'documentTexts.titlePackingSlip',
      )
    : kind === 'confirmation' && !isBinding
      ? t('documentTexts.titleAcknowledgement')
      : t(TITLES[kind])

/** With the code of a currency that is not the reader's own: accounting books "USD 828.00". */
export function sumOf({ document, locale }: Words, amountMinor: number): string {
  const { currency } = document
  const written = formatMoney(money(amountMinor, currency), locale)
  if (currency === 'jpy' && locale === 'ja') return written
  return written.replace(/[$¥]/, `${currency.toUpperCase()} `).replace(/^-([A-Z]{3} )/, '$1-')
}

const UNITS = {
  kit: 'documentTexts.sets',
  'refill-pack': 'documentTexts.packs',
} as const satisfies Record<ProductId, string>

const isProduct = (id: string): id is ProductId => id in UNITS

/** "1式": a quantity with its unit, in languages that write one. */
export const quantityOf = ({ t }: Words, productId: string, count: number): string =>
  isProduct(productId) ? t(UNITS[productId], { count }) : `${count}`

/** A day in Japan, where the shop does its accounting. */
export const dayOf = ({ locale }: Words, moment: Date): string =>
  formatInJapan(moment, locale, { dateStyle: 'long' })

/** Whether the customer still has something to pay. */
export const isPaid = ({ document }: Words): boolean => document.payment.paidAt !== null
