/** What staff put right or write down about an order, and the errors that come back. */
import type { EditFieldError, EditPart } from '#domain/orders/editing/editable-fields.ts'
import { isAmong } from '#shared/is-among.ts'

const ACTIONS = ['note', 'edit_customer', 'edit_address', 'edit_tracking'] as const
export type OrderEditAction = (typeof ACTIONS)[number]

/** `unchanged`: the input equals the stored values. */
export type OrderEditDone = OrderEditAction | 'unchanged'

export const PART_OF = {
  edit_customer: 'customer',
  edit_address: 'address',
  edit_tracking: 'tracking',
} as const satisfies Record<Exclude<OrderEditAction, 'note'>, EditPart>

export type OrderEditErrors = {
  kind: 'edit_refused'
  action: OrderEditAction
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  fieldErrors: readonly (EditFieldError | { field: 'note'; code: 'missing' | 'invalid' })[]
  /** Every field of the form by its name. */
  input: Readonly<Record<string, string>>
}

export const isOrderEditAction = isAmong(ACTIONS)

export const orderEditDoneIn = (word: string | null): OrderEditDone | null =>
  word === 'unchanged' || isOrderEditAction(word) ? word : null
