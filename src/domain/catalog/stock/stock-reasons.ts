/** Reasons of stock movements, and the resulting stock. Decisions, section 6. */
import { addDays } from '#shared/add-time.ts'
import { isAmong } from '#shared/is-among.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { LOW_STOCK_THRESHOLD } from '../policy.ts'

/** Reasons that staff select, with their direction. */
const STAFF = {
  arrived: 'in',
  returned: 'in',
  counted: 'set',
  broken: 'out',
  given_away: 'out',
  lost: 'out',
} as const satisfies Record<string, 'in' | 'out' | 'set'>

export type StaffReason = keyof typeof STAFF

// `Object.keys` gives exactly the keys of this object.
export const STAFF_REASONS = Object.keys(STAFF) as StaffReason[]

export const isStaffReason = isAmong(STAFF_REASONS)

/** Reasons that the system sets. `by_hand`: changed directly in the database. */
const SHOP_REASONS = [
  'opening',
  'shipped',
  'replaced',
  'not_returned',
  'refunded',
  'by_hand',
] as const

export type StockReason = StaffReason | (typeof SHOP_REASONS)[number]

export const isStockReason = (word: string): word is StockReason =>
  isStaffReason(word) || SHOP_REASONS.some((reason) => reason === word)

export const STOCK_QUANTITY_MAX = 100_000

type StockRow = { onHand: number; reserved: number }

/** The stock after a change. Reserved items cannot be removed, whatever the count. */
export function onHandAfter(
  { onHand, reserved }: StockRow,
  { reason, quantity }: { reason: StaffReason; quantity: number },
): Result<number, 'stock_below_reserved' | 'quantity_invalid'> {
  const way = STAFF[reason]
  const least = way === 'set' ? 0 : 1
  if (!Number.isInteger(quantity) || quantity < least || quantity > STOCK_QUANTITY_MAX) {
    return fail('quantity_invalid')
  }

  const after = { in: onHand + quantity, out: onHand - quantity, set: quantity }[way]
  return after < reserved ? fail('stock_below_reserved') : ok(after)
}

type SalesRate = StockRow & {
  isOrderable: boolean
  leadTimeDays: number | null
  shippedLately: number
}

/** In how many days `shippedLately` left. */
export const SALES_RATE_DAYS = 90

export const salesRateSince = (now: Date): Date => addDays(now, -SALES_RATE_DAYS)

/** Low stock: few available items, or fewer than sell within the lead time. */
export function isLow({
  onHand,
  reserved,
  isOrderable,
  leadTimeDays,
  shippedLately,
}: SalesRate): boolean {
  const leavesMeanwhile =
    leadTimeDays === null ? 0 : (shippedLately / SALES_RATE_DAYS) * leadTimeDays
  return isOrderable && onHand - reserved < Math.max(LOW_STOCK_THRESHOLD, leavesMeanwhile)
}
