/** Which states an order may enter from which. Decisions, section 7; the spec shows only the client's `initial`. */
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
  // Late money: the goods are still there, or the money goes back.
  canceled: ['refund_due'],
  abandoned: ['paid', 'refund_due'],
  lapsed: ['paid', 'refund_due'],
  refund_due: ['refunded'],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  (lifecycle[from] as readonly OrderStatus[]).includes(to)

/** What page and console may offer and the server must check: one answer for all. */
export const orderCan = {
  /** Nothing was paid yet and it is still wanted. */
  bePaid: ({ status }: { status: OrderStatus }) =>
    status === 'created' || status === 'awaiting_transfer',
  cancel: ({ status }: { status: OrderStatus }) => canBecome(status, 'canceled'),
  confirm: ({ status }: { status: OrderStatus }) => canBecome(status, 'confirmed'),
  ship: ({ status }: { status: OrderStatus }) => canBecome(status, 'shipped'),
  deliver: ({ status }: { status: OrderStatus }) => canBecome(status, 'delivered'),
  /** Where a transfer is what comes next; money on the account is written down in any state. */
  recordTransfer: ({ status }: { status: OrderStatus }) =>
    status === 'awaiting_transfer' || status === 'lapsed' || status === 'abandoned',
  extendDeadline: ({ status }: { status: OrderStatus }) => status === 'awaiting_transfer',
  declareTransfer: ({ status }: { status: OrderStatus }) => status === 'awaiting_transfer',
  beRefunded: ({ status }: { status: OrderStatus }) => canBecome(status, 'refunded'),
  /** Until the parcel is on its way. */
  editAddress: ({ status }: { status: OrderStatus }) => holdsStock(status),
  editTracking: ({ status }: { status: OrderStatus }) => wasSent(status),
}

/** The parcel is on its way, or there. */
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

/** Its money came in as a whole, whatever became of it since. */
export const wasPaid = (status: OrderStatus): boolean => PAID_FOR.includes(status)

/** States in which the order's cartridges are held on the shelf. */
export const holdsStock = (status: OrderStatus): boolean =>
  status === 'created' ||
  status === 'awaiting_transfer' ||
  status === 'paid' ||
  status === 'confirmed'
