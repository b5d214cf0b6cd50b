/** What staff may put right in an order, part by part, and when. Decisions, section 7. */
import { type OrderStatus, orderCan } from '../lifecycle.ts'

/** Each part is one form: two people who mend different parts are not in each other's way. */
export const MENDABLE = {
  customer: ['name', 'kana', 'company', 'email', 'phone', 'notes'],
  address: ['country', 'postalCode', 'state', 'city', 'line1', 'line2'],
  tracking: ['trackingNumber'],
} as const

export type MendPart = keyof typeof MENDABLE
export type MendField = (typeof MENDABLE)[MendPart][number]
/** As they stand in a form: the telephone number as the buyer dials it. */
export type MendTexts = Partial<Record<MendField, string>>
/** `missing`: something must stand there; `invalid`: not so. */
export type MendFault = { field: MendField; code: 'missing' | 'invalid' }

const ALLOWED = {
  customer: () => true,
  address: orderCan.mendAddress,
  tracking: orderCan.mendTracking,
} as const satisfies Record<MendPart, (order: { status: OrderStatus }) => boolean>

export const mayMend = (part: MendPart, order: { status: OrderStatus }): boolean =>
  ALLOWED[part](order)

const FIELDS = Object.values(MENDABLE).flat()

export const isMendField = (word: string): word is MendField =>
  FIELDS.some((field) => field === word)
