/** What staff put right or write down about an order. */
import type { EditPart } from '#domain/orders/editing/editable-fields.ts'

export const ORDER_EDIT_ACTIONS = [
  'note',
  'edit_customer',
  'edit_address',
  'edit_tracking',
] as const
export type OrderEditAction = (typeof ORDER_EDIT_ACTIONS)[number]

/** `unchanged`: the input equals the stored values. */
export const ORDER_EDIT_DONE = [...ORDER_EDIT_ACTIONS, 'unchanged'] as const
export type OrderEditDone = (typeof ORDER_EDIT_DONE)[number]

export const PART_OF = {
  edit_customer: 'customer',
  edit_address: 'address',
  edit_tracking: 'tracking',
} as const satisfies Record<Exclude<OrderEditAction, 'note'>, EditPart>
