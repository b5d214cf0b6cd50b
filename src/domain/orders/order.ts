/** The request to place an order. Spec §3 "Order draft", §5 "Order creation requires". */

import type { Address } from '#domain/addresses/address.ts'
import { isCustomsCode, normalCustomsCode } from '#domain/addresses/customs-code.ts'
import { foldAddress } from '#domain/addresses/fold-address.ts'
import { fullKana } from '#domain/addresses/kana.ts'
import { isPhone, normalPhone } from '#domain/addresses/normal-phone.ts'
import type { Pick } from '#domain/cart/packaging.ts'
import type { Slot } from '#domain/cart/slots.ts'
import type { DeliveryTime } from '#domain/shipping/delivery-time.ts'
import type { ShippingWord } from '#domain/shipping/method.ts'
import { parseCountry } from '#domain/shipping/parse-country.ts'
import type { Currency } from '#shared/money.ts'
import { z } from '#shared/schema.ts'
import { severalLines, singleLine } from '#shared/text-schema.ts'

import type { Recipient } from './recipient.ts'

/** Far above what the packaging allows, far below what a number can hold. */
export const QUANTITY_MAX = 99
const AMOUNT_MINOR_MAX = 1_000_000_000
const NOTES_LENGTH_MAX = 2000
export const STAFF_NOTE_LENGTH_MAX = 2000

/** Length limits of single-line texts, in characters. */
export const LINE_LENGTH_MAX = {
  company: 200,
  department: 100,
  purchaseOrderNumber: 60,
  postalCode: 20,
  state: 100,
  city: 100,
  line1: 200,
  line2: 200,
} as const

export const Quantity = z.int().min(1).max(QUANTITY_MAX)
export const AmountMinor = z.int().min(0).max(AMOUNT_MINOR_MAX)
export const Required = (max: number) => singleLine(max).refine((text) => text.length > 0)

/** A country in any spelling, as its alpha-2 code. */
export const Country = Required(60).transform((input, check) => {
  const code = parseCountry(input)
  if (code === null) check.addIssue({ code: 'custom', message: 'unknown country' })
  return code ?? z.NEVER
})

/** A line of an address, as page, call and console take it. */
export const AddressLine = (max: number) => singleLine(max).transform(foldAddress)

/** At least six digits in any notation, half width; `storedPhone` converts it to E.164. */
export const Phone = Required(40).transform(normalPhone).refine(isPhone)

/** The reading of the name in katakana; other text, such as a company's name, is left unchanged. */
export const Kana = singleLine(100).transform(fullKana)

export const CustomsCode = Required(30).refine(isCustomsCode).transform(normalCustomsCode)

export const Notes = severalLines(NOTES_LENGTH_MAX)

export const StaffNote = severalLines(STAFF_NOTE_LENGTH_MAX).refine((text) => text !== '')

export type { Order } from './store.server.ts'

/** Already parsed by the schemas above. */
export type OrderRequest = {
  /** Country of residence, alpha-2: it decides the currency. */
  location: string
  currency: Currency
  paymentMethod: 'card' | 'bank_transfer'
  customer: {
    name: string
    kana: string
    email: string
    phone: string
    company: string
    department: string
  }
  /** `null`: the buyer receives the parcel. */
  recipient: Recipient | null
  /** The number of the order in the buyer's own books; empty where none was given. */
  purchaseOrderNumber: string
  address: Address
  /** Normalised; `null` where none was given. */
  customsCode: string | null
  shippingWord: ShippingWord
  /** `null` for any time. */
  deliveryTime: DeliveryTime | null
  /** The fee shown to the buyer, in minor units. */
  expectedShippingMinor: number
  /** `shownUnitMinor` is `null` where the server fills it in. */
  lines: { productId: string; quantity: number; expectedUnitMinor: number | null }[]
  picks: Pick[]
  /** The cartridge of each chamber, package after package, as the buyer placed them. */
  chambers: Slot[]
  sdks: { slug: string; quantity: number }[]
  notes: string
  deviceSerial: string
}
