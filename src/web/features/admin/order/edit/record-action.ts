/** What staff put right or write down about an order, and what comes back when it is refused. */
import type { EditFieldError, EditPart } from '#domain/orders/editing/editable-fields.ts'

const ACTIONS = ['note', 'edit_customer', 'edit_address', 'edit_tracking'] as const
export type RecordAction = (typeof ACTIONS)[number]

/** `unchanged`: everything stood there already. */
export type RecordDone = RecordAction | 'unchanged'

export const PART_OF = {
  edit_customer: 'customer',
  edit_address: 'address',
  edit_tracking: 'tracking',
} as const satisfies Record<Exclude<RecordAction, 'note'>, EditPart>

export type RecordErrors = {
  kind: 'record_refused'
  action: RecordAction
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: readonly (EditFieldError | { field: 'note'; code: 'missing' | 'invalid' })[]
  /** Every field of the form by its name. */
  input: Readonly<Record<string, string>>
}

export const isRecordAction = (word: string | null): word is RecordAction =>
  ACTIONS.some((action) => action === word)

export const recordDoneIn = (word: string | null): RecordDone | null =>
  word === 'unchanged' || isRecordAction(word) ? word : null
