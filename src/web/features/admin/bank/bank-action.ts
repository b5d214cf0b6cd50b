/** What staff can do with statements and their rows, and the errors that come back. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import type { SelectedColumns, StatementError } from '#domain/statements/statement.ts'

import type { ActionErrors } from '../forms/action.ts'

export const BANK_ACTIONS = ['import_statement', 'import_selected', 'match_again'] as const
export const STATEMENT_ACTIONS = ['confirm_row', 'confirm_exact'] as const
export const ROW_ACTIONS = ['assign_row', 'ignore_row', 'reopen_row'] as const

export type BankAction = (typeof BANK_ACTIONS)[number]
export type StatementAction = (typeof STATEMENT_ACTIONS)[number]
export type RowAction = (typeof ROW_ACTIONS)[number]

/** What writes money into an order's book wants a one-time password of the last minutes. */
export const BANK_STEP_UP = {
  confirm_row: 'record_transfer',
  confirm_exact: 'record_transfer',
  assign_row: 'record_transfer',
} as const satisfies Partial<Record<StatementAction | RowAction, SensitiveAction>>

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

export type BankErrors = ActionErrors<StatementAction | RowAction>
