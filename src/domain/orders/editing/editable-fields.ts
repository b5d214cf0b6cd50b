/** What staff may put right in an order, part by part, and when. Decisions, section 7. */
import { type OrderStatus, orderCan } from '../lifecycle.ts'

/** Each part is one form: two people who edit different parts are not in each other's way. */
export const EDITABLE_FIELDS = {
  customer: ['name', 'kana', 'company', 'email', 'phone', 'notes'],
  address: ['country', 'postalCode', 'state', 'city', 'line1', 'line2'],
  tracking: ['trackingNumber'],
} as const

export type EditPart = keyof typeof EDITABLE_FIELDS
export type EditField = (typeof EDITABLE_FIELDS)[EditPart][number]
/** As they stand in a form: the telephone number as the buyer dials it. */
export type EditTexts = Partial<Record<EditField, string>>
/** `missing`: something must stand there; `invalid`: not so. */
export type EditFieldError = { field: EditField; code: 'missing' | 'invalid' }

const ALLOWED = {
  customer: () => true,
  address: orderCan.editAddress,
  tracking: orderCan.editTracking,
} as const satisfies Record<EditPart, (order: { status: OrderStatus }) => boolean>

export const mayEdit = (part: EditPart, order: { status: OrderStatus }): boolean =>
  ALLOWED[part](order)

const FIELDS = Object.values(EDITABLE_FIELDS).flat()

export const isEditField = (word: string): word is EditField =>
  FIELDS.some((field) => field === word)
