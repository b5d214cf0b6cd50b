/** The state machine of orders: allowed transitions. Decisions, section 7; the spec shows only the client's `initial`. */
export const ORDER_STATUSES = [
  'created',
  'awaiting_transfer',
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'canceled',
  'abandoned',
  'lapsed',
  'refund_due',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const lifecycle = {
  created: ['awaiting_transfer', 'paid', 'canceled', 'abandoned'],
  awaiting_transfer: ['paid', 'canceled', 'lapsed'],
  // No change or cancellation by the customer after payment (spec §1).
  paid: ['confirmed', 'refunded'],
  confirmed: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  // Late payment: the stock is still available, or the money is refunded.
  canceled: ['refund_due'],
  abandoned: ['paid', 'refund_due'],
  lapsed: ['paid', 'refund_due'],
  refund_due: ['refunded'],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** What staff may take back within seconds, before its e-mail leaves. Other steps moved money or ended a card payment. */
const before = {
  confirmed: 'paid',
  shipped: 'confirmed',
  delivered: 'shipped',
  canceled: 'awaiting_transfer',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>

export const statusBefore = (status: OrderStatus): OrderStatus | null =>
  (before as Partial<Record<OrderStatus, OrderStatus>>)[status] ?? null

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  (lifecycle[from] as readonly OrderStatus[]).includes(to)

/** What a state allows: one table for pages, console and server. */
export const orderCan = {
  /** Unpaid and still active. */
  bePaid: ({ status }: { status: OrderStatus }) =>
    status === 'created' || status === 'awaiting_transfer',
  cancel: ({ status }: { status: OrderStatus }) => canBecome(status, 'canceled'),
  confirm: ({ status }: { status: OrderStatus }) => canBecome(status, 'confirmed'),
  ship: ({ status }: { status: OrderStatus }) => canBecome(status, 'shipped'),
  deliver: ({ status }: { status: OrderStatus }) => canBecome(status, 'delivered'),
  /** A transfer is the expected next step; received money is recorded in any state. */
  recordTransfer: ({ status }: { status: OrderStatus }) =>
    status === 'awaiting_transfer' || status === 'lapsed' || status === 'abandoned',
  extendDeadline: ({ status }: { status: OrderStatus }) => status === 'awaiting_transfer',
  declareTransfer: ({ status }: { status: OrderStatus }) => status === 'awaiting_transfer',
  beRefunded: ({ status }: { status: OrderStatus }) => canBecome(status, 'refunded'),
  /** Until the parcel ships. */
  editAddress: ({ status }: { status: OrderStatus }) => reservesStock(status),
  editTracking: ({ status }: { status: OrderStatus }) => wasSent(status),
}

export const wasSent = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered'

const PAID_FOR: readonly OrderStatus[] = [
  'paid',
  'confirmed',
  'shipped',
  'delivered',
  'refund_due',
  'refunded',
]

/** Was fully paid, whatever happened since. */
export const wasPaid = (status: OrderStatus): boolean => PAID_FOR.includes(status)

/** States in which stock is reserved for the order. */
export const reservesStock = (status: OrderStatus): boolean =>
  status === 'created' ||
  status === 'awaiting_transfer' ||
  status === 'paid' ||
  status === 'confirmed'
