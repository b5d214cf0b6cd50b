/** The parts of an order that staff may edit, and until when. Decisions, section 7. */
import type { TrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { isAmong } from '#shared/is-among.ts'

import { type OrderStatus, orderCan } from '../lifecycle.ts'

/** One form per part: two people who edit different parts cause no conflict. */
export const EDITABLE_FIELDS = {
  customer: [
    ...(['name', 'kana', 'company', 'department', 'email', 'phone'] as const),
    ...(['purchaseOrderNumber', 'notes'] as const),
  ],
  address: [
    ...(['country', 'postalCode', 'state', 'city', 'line1', 'line2', 'deliveryTime'] as const),
    ...(['recipientName', 'recipientCompany', 'recipientDepartment', 'recipientPhone'] as const),
  ],
  tracking: ['trackingNumber'],
} as const

export type EditPart = keyof typeof EDITABLE_FIELDS
export type EditField = (typeof EDITABLE_FIELDS)[EditPart][number]
/** Values as the form shows them: the telephone number as the buyer dials it. */
export type EditTexts = Partial<Record<EditField, string>>
/** `missing`: required; `invalid`: wrong format. */
export type EditFieldError = { field: EditField; code: 'missing' | 'invalid' | TrackingRefusal }

const ALLOWED = {
  customer: () => true,
  address: orderCan.editAddress,
  tracking: orderCan.editTracking,
} as const satisfies Record<EditPart, (order: { status: OrderStatus }) => boolean>

export const mayEdit = (part: EditPart, order: { status: OrderStatus }): boolean =>
  ALLOWED[part](order)

const FIELDS = Object.values(EDITABLE_FIELDS).flat()

export const isEditField = isAmong(FIELDS)
