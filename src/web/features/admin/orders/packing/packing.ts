/** The packing board: what it shows of each order, and what comes back when a line can't be shipped as typed. */
import type { PastedText } from '#domain/orders/batches/batch.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PackingFilter } from '#domain/orders/packing/packing-filter.ts'
import { isCountryCode } from '#domain/shipping/country.ts'
import { SHIPPING_METHODS } from '#domain/shipping/method.ts'
import type { TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { isAmong } from '#shared/is-among.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { ScentCount } from '#web/scents/seals.tsx'

const PACKING = '/admin/orders/packing'

const ACTIONS = ['read_list', 'ship_orders'] as const
export type PackingAction = (typeof ACTIONS)[number]

export const isPackingAction = isAmong(ACTIONS)

export const SHOWN_OF_ORDER = [
  ...(['id', 'number', 'placedAt', 'customerName', 'customerCompany', 'notes'] as const),
  ...(['country', 'shippingMethod', 'deliveryTime', 'packageCount'] as const),
] as const satisfies (keyof Order)[]

export type PackingRow = Pick<Order, (typeof SHOWN_OF_ORDER)[number]> & {
  /** Of the order that it belongs to. */
  orderId: string
  /** Of a replacement: its devices; `null` for an order. */
  devices: { name: LocalizedText; quantity: number }[] | null
  scents: ScentCount[]
  /** As the field shows them. */
  trackingNumbers: string
  error: TrackingRefusal | null
}

export type PackingList = {
  /** Of this form: sent twice, it is done once. */
  formKey: string
  rows: PackingRow[]
}

/** A line of a pasted list that is left out. */
export type LeftOut = PastedText & { why: 'unreadable' | 'unknown' | 'not_ready' | 'twice' }

export type PackingAnswer =
  /** No line of a pasted list can be used. */
  | {
      kind: 'list'
      pasted: string
      error: 'empty' | 'too_long' | 'none'
      leftOut: readonly LeftOut[]
    }
  /** `code`: a problem's; `null` when only lines are wrong, or when a list was just read. */
  | {
      kind: 'board'
      list: PackingList
      code: string | null
      isInputEmpty: boolean
      /** The lines without a fault, which are being shipped. */
      started: { batchId: string; count: number } | null
      leftOut: readonly LeftOut[]
      /** How many replacements were shipped. */
      replaced: number
    }

export const trackingField = (orderId: string): string => `tracking-${orderId}`
export const confirmField = (orderId: string): string => `confirms-${orderId}`

export function packingFilterIn(search: URLSearchParams): PackingFilter {
  const country = search.get('country')
  return {
    country: country !== null && isCountryCode(country) ? country : null,
    method: SHIPPING_METHODS.find((method) => method === search.get('method')) ?? null,
  }
}

export function packingPath({ country, method }: PackingFilter): string {
  const said = new URLSearchParams([
    ...(method ? [['method', method]] : []),
    ...(country ? [['country', country]] : []),
  ])
  return said.size > 0 ? `${PACKING}?${said}` : PACKING
}
