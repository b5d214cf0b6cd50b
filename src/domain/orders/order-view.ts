/** An order with all that its readers see of it: the buyer, the e-mails and staff. */
import type { PackedPackage } from '#domain/cart/packed-packages.ts'
import type { Dispute, OrderLedger } from '#domain/ledger/ledger.server.ts'
import type { Parcel } from '#domain/shipping/tracking/tracking.ts'
import type { LocalizedText } from '#shared/locale.ts'

import type { Replacement } from './replacement.ts'
import type { BankTransfer, Order, OrderEvent } from './store.server.ts'

export type OrderView = {
  /** With the telephone number as the reader dials it: the buyer at home, staff from Japan. */
  order: Order
  lines: { productId: string; name: LocalizedText; quantity: number; unitMinor: number }[]
  cartridges: { serial: string; name: LocalizedText; kind: string; quantity: number }[]
  /** The chambers of its packages. */
  packages: PackedPackage[]
  /** As they were handed to the carrier. */
  parcels: Parcel[]
  /** In the order in which staff opened them. */
  replacements: ReplacementView[]
  sdks: { slug: string; name: LocalizedText; quantity: number }[]
  /** Without steps that were taken back at once; staff see these too. */
  events: OrderEvent[]
  /** Money received, money refunded, money due. */
  ledger: OrderLedger
  /** The company's bank account and address: the settings below `company.`. */
  company: Record<string, string>
}

/** With its number and its parcels. */
export type ReplacementView = Replacement & { number: string; parcels: Parcel[] }

export type StaffOrderView = OrderView & { transfers: BankTransfer[]; disputes: Dispute[] }
