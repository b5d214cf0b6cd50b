/**
 * Which documents an order has, their numbers, and the amount on a receipt. Decisions, section 12. Pure, so
 * that the page offers exactly what the server issues.
 */
import type { OrderStatus } from '../lifecycle.ts'

export const DOCUMENT_KINDS = [
  'estimate',
  'confirmation',
  'invoice',
  'delivery-note',
  'receipt',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** How an addressee is addressed; the words depend on the language of the document. */
export const HONORIFICS = ['organization', 'person', 'teacher', 'none'] as const
export type Honorific = (typeof HONORIFICS)[number]

/** Company, department and person, a line each. */
export const addresseeOf = (addressed: {
  company: string
  department: string
  name: string
}): string =>
  [addressed.company, addressed.department, addressed.name].filter((line) => line !== '').join('\n')

/** The last line is addressed: the person, or without one the company. */
export const honorificOf = ({ name }: { name: string }): Honorific =>
  name === '' ? 'organization' : 'person'

/** The fields of an order that its documents depend on. */
export type DocumentedOrder = {
  status: OrderStatus
  paymentMethod: 'card' | 'bank_transfer'
  hasShipped: boolean
  /** Amount received for the order, less refunds. */
  retainedMinor: number
}

const WANTED: readonly OrderStatus[] = [
  'created',
  'awaiting_transfer',
  'paid',
  'confirmed',
  'shipped',
  'delivered',
]
const PAID: readonly OrderStatus[] = ['paid', 'confirmed', 'shipped', 'delivered']

const EXISTS = {
  estimate: () => true,
  confirmation: ({ status }) => WANTED.includes(status),
  /** A card is charged at once, so an unpaid invoice exists for bank transfers only. */
  invoice: ({ status, paymentMethod }) =>
    PAID.includes(status) || (status === 'awaiting_transfer' && paymentMethod === 'bank_transfer'),
  'delivery-note': ({ hasShipped }) => hasShipped,
  receipt: ({ status, retainedMinor }) => PAID.includes(status) && retainedMinor > 0,
} as const satisfies Record<DocumentKind, (order: DocumentedOrder) => boolean>

export const documentExists = (kind: DocumentKind, order: DocumentedOrder): boolean =>
  EXISTS[kind](order)

export const documentsOf = (order: DocumentedOrder): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => documentExists(kind, order))

/** Our confirmation forms the contract (spec §1). Earlier documents only acknowledge the order. */
export const isBinding = (status: OrderStatus): boolean =>
  status === 'confirmed' || status === 'shipped' || status === 'delivered'

const LETTERS = {
  estimate: 'E',
  confirmation: 'C',
  invoice: 'I',
  'delivery-note': 'D',
  receipt: 'R',
} as const satisfies Record<DocumentKind, string>

/** "R-7K3M-9QXD": stable, so that two copies are recognisable as one document. */
export const documentNumber = (kind: DocumentKind, orderNumber: string): string =>
  `${LETTERS[kind]}-${orderNumber}`

type Named = { kind: DocumentKind; isBinding: boolean; number: string }

/** Named as the document is headed: before our confirmation it only acknowledges the order. */
export function documentFileName({ kind, isBinding, number }: Named): string {
  const name = kind === 'confirmation' && !isBinding ? 'acknowledgement' : kind
  return `${name}-${number.replace(/^[A-Z]-/, '')}.pdf`
}

/** Money of one order, in its minor units. */
type Money = {
  receivedMinor: number
  refundedMinor: number
  disputedMinor: number
}

export type ReceiptAmounts = {
  /** Received for the order itself, up to its total. An excess is refunded and is no part of the price. */
  paidMinor: number
  returnedMinor: number
  amountMinor: number
}

/** The parts add up: amount received = refunds + amount of the receipt. */
export function receiptAmounts(
  totalMinor: number,
  { receivedMinor, refundedMinor, disputedMinor }: Money,
): ReceiptAmounts {
  const paidMinor = Math.min(totalMinor, receivedMinor)
  // An excess over the total is refunded first and never was part of the price.
  const excessMinor = receivedMinor - paidMinor
  const wentBack = Math.max(0, refundedMinor - excessMinor) + disputedMinor
  const returnedMinor = Math.min(paidMinor, wentBack)
  return { paidMinor, returnedMinor, amountMinor: paidMinor - returnedMinor }
}
