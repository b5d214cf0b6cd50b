/** What staff can do on the pages of stock, catalogue, prices and shipping, and what comes back when it is refused. */
import { revisionFor } from '../forms/revision.ts'

const CATALOG_ACTIONS = [
  'adjust_stock',
  'receive_stock',
  'set_lead_time',
  'save_entry',
  'add_entry',
  'set_prices',
  'withdraw_price',
  'save_rates',
  'try_rates',
  'save_country',
] as const
export type CatalogAction = (typeof CATALOG_ACTIONS)[number]

export const isCatalogAction = (word: string | null): word is CatalogAction =>
  CATALOG_ACTIONS.some((action) => action === word)

export type ActionInput = Readonly<Record<string, string>>

export type ErrorCode =
  | 'missing'
  | 'invalid'
  | 'taken'
  | 'both_prices'
  | 'amount'
  | 'moment'
  | 'quantity'
  | 'unreadable'
  | 'twice'
  | 'too_many'
  | 'gap'
  | 'weight'
  | 'size'
  | 'order'
  | 'too_heavy'
  | 'empty'
  | 'largest_size'

/** `row`: which line of a table or of a pasted text it is about. */
export type FieldError = { field: string; code: ErrorCode; row?: number }

export type CatalogErrors = {
  kind: 'refused'
  action: CatalogAction
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: readonly FieldError[]
  input: ActionInput
  /** What the problem's sentence names. */
  names?: string
}

export type ActionDone = { done: CatalogAction }

export const refusal = (
  action: CatalogAction,
  input: ActionInput,
  why: { code?: string; errors?: readonly FieldError[]; names?: string },
): CatalogErrors => ({
  kind: 'refused',
  ...{ action, input, code: why.code ?? null, errors: why.errors ?? [] },
  ...(why.names !== undefined && { names: why.names }),
})

/** What comes back to a form: bound to what it was filled from, whatever stands around it now. */
export const revisionOf = (
  answer: { code?: string | null; input: ActionInput } | undefined,
  now: string,
  field = 'revision',
): string =>
  revisionFor(answer && { code: answer.code ?? null, revision: answer.input[field] }, now)

/** Every text of a form by its name; the first where a name comes twice. */
export function readInput(form: FormData): ActionInput {
  const input: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(input, name)) input[name] = value
  }
  return input
}
