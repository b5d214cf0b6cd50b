/** A document of an order as facts: whoever prints it adds words and nothing else. Decisions, section 12. */
import type { ShippingMethod } from '#domain/shipping/method.ts'
import type { Locale, LocalizedText } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'

import type { TaxLocation } from '../placing/totals.ts'
import type { DocumentKind, Honorific, ReceiptAmounts } from './documents.ts'

/** What whoever asks for a document may say. Empty texts are filled in from the order. */
export type DocumentRequest = {
  locale: Locale
  addressee: string
  /** `null`: an organization where a company is known, else a person. */
  honorific: Honorific | null
  proviso: string
}

export type OrderDocument = {
  kind: DocumentKind
  locale: Locale
  number: string
  /** `null` before there is an order. */
  orderNumber: string | null
  issuedAt: Date
  /** Written before for somebody else or another amount, and said so. */
  isReissue: boolean
  /** Of a confirmation: whether it makes the contract. */
  isBinding: boolean
  /** Empty on an estimate for nobody in particular. */
  addressee: string
  honorific: Honorific
  /** What the money was for; empty for the names of the products. */
  proviso: string
  currency: Currency
  lines: { name: LocalizedText; quantity: number; unitMinor: number }[]
  cartridges: { serial: string; name: LocalizedText; kind: string; quantity: number }[]
  sdks: { name: LocalizedText; quantity: number }[]
  amounts: DocumentAmounts
  orderedAt: Date | null
  /** Of an estimate. */
  validUntil: Date | null
  payment: DocumentPayment
  delivery: DocumentDelivery | null
  receipt: ReceiptAmounts | null
  /** The company's settings below `company.`. */
  company: Record<string, string>
}

type DocumentAmounts = {
  subtotalMinor: number
  /** `null` while it is not known where the goods go: then there is no tax and no total either. */
  shipping: { feeMinor: number; method: ShippingMethod; taxLocation: TaxLocation } | null
  transactionFeeMinor: number
  totalMinor: number
  /** Inside the amount that the document is about. */
  includedTaxMinor: number | null
}

type DocumentPayment = {
  method: 'card' | 'bank_transfer' | null
  /** Until when a transfer is awaited; `null` where none is. */
  deadline: Date | null
  /** What the payer of a transfer types. */
  payerReference: string | null
  paidAt: Date | null
}

export type DocumentDelivery = {
  address: {
    customerName: string
    customerCompany: string
    country: string
    postalCode: string
    state: string
    city: string
    line1: string
    line2: string
  }
  shippedAt: Date | null
  trackingNumber: string | null
}
