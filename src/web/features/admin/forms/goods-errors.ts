/** The errors of forms about goods: what is entered about stock, the catalogue, prices and fees. */
import type { ActionErrors, ActionInput, FieldError } from './action.ts'

export type GoodsErrorCode =
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
export type GoodsFieldError = FieldError<string, GoodsErrorCode> & { row?: number }

export type GoodsErrors<Action extends string = string> = ActionErrors<
  Action,
  ActionInput,
  GoodsFieldError
>
