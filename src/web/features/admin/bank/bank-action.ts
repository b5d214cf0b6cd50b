/** What staff can do with statements and their rows, and the errors that come back. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import type { SelectedColumns, StatementError } from '#domain/statements/statement.ts'

const BANK_ACTIONS = ['import_statement', 'import_selected', 'match_again'] as const
const STATEMENT_ACTIONS = ['confirm_row', 'confirm_exact'] as const
const ROW_ACTIONS = ['assign_row', 'ignore_row', 'reopen_row'] as const

export type BankAction = (typeof BANK_ACTIONS)[number]
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]
export type RowAction = (typeof ROW_ACTIONS)[number]

/** What writes money into an order's book wants a one-time password of the last minutes. */
export const BANK_STEP_UP = {
  confirm_row: 'record_transfer',
  confirm_exact: 'record_transfer',
  assign_row: 'record_transfer',
} as const satisfies Partial<Record<StatementAction | RowAction, SensitiveAction>>

export const isBankAction = (word: string): word is BankAction =>
  BANK_ACTIONS.some((w) => w === word)
export const isStatementAction = (word: string): word is StatementAction =>
  STATEMENT_ACTIONS.some((action) => action === word)
export const isRowAction = (word: string): word is RowAction => ROW_ACTIONS.some((w) => w === word)

/** A file that was rejected. Includes its bytes where staff must assign the columns. */
export type NotImported =
  | { kind: 'error'; error: Exclude<StatementError, { code: 'columns' }> }
  | { kind: 'known'; statementId: string; importedAt: Date }
  | {
      kind: 'columns'
      error: Extract<StatementError, { code: 'columns' }>
      name: string
      carried: string
      /** What was chosen, where it could not be read that way. */
      selected: SelectedColumns | null
    }

/** `code` is a problem's; `null` when the reason is missing. */
export type BankErrors = {
  action: StatementAction | RowAction
  code: string | null
  orderId: string
  reason: string
}
