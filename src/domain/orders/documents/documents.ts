/**
 * Which documents an order has, what they are numbered, and what a receipt says was paid. Decisions, section 12. Pure, so
 * that the page offers exactly what the server writes.
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

/** An order as far as its documents depend on it. */
export type DocumentedOrder = {
  status: OrderStatus
  paymentMethod: 'card' | 'bank_transfer'
  hasShipped: boolean
  /** What was paid for the order and has stayed with us. */
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
  /** A card is charged with the order: an invoice that asks for the money exists for transfers only. */
  invoice: ({ status, paymentMethod }) =>
    PAID.includes(status) || (status === 'awaiting_transfer' && paymentMethod === 'bank_transfer'),
  'delivery-note': ({ hasShipped }) => hasShipped,
  receipt: ({ status, retainedMinor }) => PAID.includes(status) && retainedMinor > 0,
} as const satisfies Record<DocumentKind, (order: DocumentedOrder) => boolean>

export const documentExists = (kind: DocumentKind, order: DocumentedOrder): boolean =>
  EXISTS[kind](order)

export const documentsOf = (order: DocumentedOrder): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => documentExists(kind, order))

/** The contract is made by our confirmation (spec §1); before it a document only says that the order has arrived. */
export const isBinding = (status: OrderStatus): boolean =>
  status === 'confirmed' || status === 'shipped' || status === 'delivered'

const LETTERS = {
  estimate: 'E',
  confirmation: 'C',
  invoice: 'I',
  'delivery-note': 'D',
  receipt: 'R',
} as const satisfies Record<DocumentKind, string>

/** "R-7K3M-9QXD": the same however often it is asked for, so that two copies are seen to be one document. */
export const documentNumber = (kind: DocumentKind, orderNumber: string): string =>
  `${LETTERS[kind]}-${orderNumber}`

export const documentFileName = (kind: DocumentKind, number: string): string =>
  `${kind}-${number.replace(/^[A-Z]-/, '')}.pdf`

/** Money of one order, in its minor units. */
type Money = {
  receivedMinor: number
  refundedMinor: number
  disputedMinor: number
}

export type ReceiptAmounts = {
  /** What came in for the order itself: more than its total is not its price, and goes back. */
  paidMinor: number
  returnedMinor: number
  amountMinor: number
}

/** Parts add up: what was paid is what went back and what the receipt is for. */
export function receiptAmounts(
  totalMinor: number,
  { receivedMinor, refundedMinor, disputedMinor }: Money,
): ReceiptAmounts {
  const paidMinor = Math.min(totalMinor, receivedMinor)
  // What came in beyond the total goes back first, and never was part of the price.
  const excessMinor = receivedMinor - paidMinor
  const wentBack = Math.max(0, refundedMinor - excessMinor) + disputedMinor
  const returnedMinor = Math.min(paidMinor, wentBack)
  return { paidMinor, returnedMinor, amountMinor: paidMinor - returnedMinor }
}
