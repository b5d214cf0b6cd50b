/** A document of an order as facts; the renderer adds texts only. Decisions, section 12. */
import type { Address } from '#domain/addresses/address.ts'
import type { PackedPackage } from '#domain/cart/packed-packages.ts'
import type { PaymentCard } from '#domain/payments/payment-card.ts'
import type { Recipient } from '#domain/shipping/address-lines.ts'
import type { DeliveryTime } from '#domain/shipping/delivery-time.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import type { Locale, LocalizedText } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import { severalLines, singleLine } from '#shared/text-schema.ts'

import type { TaxLocation } from '../placing/totals.ts'
import { ADDRESSEE_LENGTH_MAX } from '../policy.ts'
import type { DocumentKind, Honorific, ReceiptAmounts } from './documents.ts'

/** Lines of one text each. */
export const Addressee = severalLines(ADDRESSEE_LENGTH_MAX).refine((text) =>
  text.split('\n').every((line) => singleLine(ADDRESSEE_LENGTH_MAX).safeParse(line).success),
)

/** Options of a request for a document. Empty texts are filled in from the order. */
export type DocumentRequest = {
  locale: Locale
  addressee: string
  /** `null`: a person where one is named, else an organization. */
  honorific: Honorific | null
  proviso: string
  /** Of an estimate; empty to list the products. */
  subject: string
}

export type OrderDocument = {
  kind: DocumentKind
  locale: Locale
  number: string
  /** `null` before there is an order. */
  orderNumber: string | null
  issuedAt: Date
  /** A reissue: issued before with another addressee or amount. */
  isReissue: boolean
  /** For a confirmation: whether it forms the contract. */
  isBinding: boolean
  /** Empty on an estimate without an addressee. */
  addressee: string
  honorific: Honorific
  /** Purpose of the payment; empty to list the products. */
  proviso: string
  subject: string
  /** The buyer's own number of the order; empty without one. */
  purchaseOrderNumber: string
  currency: Currency
  lines: { productId: string; name: LocalizedText; quantity: number; unitMinor: number }[]
  cartridges: { serial: string; name: LocalizedText; kind: string; quantity: number }[]
  /** The chambers of its packages; empty before there is an order. */
  packages: PackedPackage[]
  sdks: { name: LocalizedText; quantity: number }[]
  amounts: DocumentAmounts
  orderedAt: Date | null
  /** Of an estimate. */
  validUntil: Date | null
  payment: DocumentPayment
  delivery: DocumentDelivery | null
  receipt: ReceiptAmounts | null
  /** Of a slip that is packed with the goods: it says what is packed, without prices. `null` for other documents. */
  packing: { notes: string; deviceSerial: string; isReplacement: boolean } | null
  /** The company's settings below `company.`. */
  company: Record<string, string>
}

/** Documents in one file. */
export type OrderDocuments = readonly [OrderDocument, ...OrderDocument[]]

type DocumentAmounts = {
  subtotalMinor: number
  /** `null` while the destination is unknown: then there is no tax and no total. */
  shipping: { feeMinor: number; method: ShippingMethod; taxLocation: TaxLocation } | null
  transactionFeeMinor: number
  totalMinor: number
  /** Included in the document's amount. */
  includedTaxMinor: number | null
}

type DocumentPayment = {
  method: 'card' | 'bank_transfer' | null
  /** The card that paid. */
  card: PaymentCard | null
  /** Deadline of the transfer; `null` where none is open. */
  deadline: Date | null
  /** Payer text for the transfer. */
  payerName: string | null
  paidAt: Date | null
}

export type DocumentDelivery = {
  address: Address
  recipient: Recipient
  deliveryTime: DeliveryTime | null
  shippedAt: Date | null
  trackingNumbers: readonly string[]
}
