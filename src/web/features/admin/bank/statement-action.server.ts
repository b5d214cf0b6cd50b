/** The actions of a statement's page and of a row's: each reads its input and calls a use case. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import type { Context } from '#domain/context.ts'
import { Required } from '#domain/orders/order.ts'
import { ignoreRow, reopenRow } from '#domain/statements/ignore-row.server.ts'
import { IGNORE_REASON_LENGTH_MAX } from '#domain/statements/policy.ts'
import {
  assignRow,
  confirmExactMatches,
  confirmRow,
} from '#domain/statements/record-rows.server.ts'
import type { Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  BANK_STEP_UP,
  type BankErrors,
  isRowAction,
  isStatementAction,
  type RowAction,
  type StatementAction,
} from './bank-action.ts'

type Prove = (step: SensitiveAction) => Promise<void>
/** The query parameters of the page that shows the result. */
type Outcome = { done: string } | BankErrors

const Reason = Required(IGNORE_REASON_LENGTH_MAX)

/** `null` for a form that is none of ours. */
export async function handleStatementAction(
  ctx: Context,
  { statementId, form, verify }: { statementId: string; form: FormData; verify: Prove },
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isStatementAction(action)) return null
  await verify(BANK_STEP_UP[action])
  if (action === 'confirm_row') {
    const confirmed = await confirmRow(ctx, textOf(form, 'rowId'), textOf(form, 'orderId'))
    if (!confirmed.ok) return formErrors(action, form, confirmed.error)
    return { done: confirmed.value.isRecorded ? 'confirmed' : 'moved' }
  }
  const confirmed = await confirmExactMatches(ctx, statementId, textOf(form, 'revision'))
  if (!confirmed.ok) return formErrors(action, form, confirmed.error)
  return { done: `exact&count=${confirmed.value}` }
}

export async function handleRowAction(
  ctx: Context,
  { rowId, form, verify }: { rowId: string; form: FormData; verify: Prove },
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isRowAction(action)) return null
  if (action === 'ignore_row') {
    const reason = Reason.safeParse(textOf(form, 'reason'))
    if (!reason.success) return formErrors(action, form, null)
    return outcomeOf(action, form, await ignoreRow(ctx, rowId, reason.data))
  }
  if (action === 'reopen_row') return outcomeOf(action, form, await reopenRow(ctx, rowId))

  await verify(BANK_STEP_UP[action])
  const assigned = await assignRow(ctx, rowId, {
    // Each as the page displayed it: its id and the amount it is missing.
    orders: form.getAll('order').map((shown) => {
      const [id = '', missing] = String(shown).split(' ')
      return { id, expectedMissingMinor: Number(missing) }
    }),
    acceptsDifference: textOf(form, 'acceptsDifference') === 'yes',
    booksFee: textOf(form, 'booksFee') === 'yes',
  })
  return outcomeOf(action, form, assigned)
}

const DONE = {
  assign_row: 'assigned',
  ignore_row: 'ignored',
  reopen_row: 'reopened',
} as const satisfies Record<RowAction, string>

const outcomeOf = (action: RowAction, form: FormData, result: Result<unknown, string>): Outcome =>
  result.ok ? { done: DONE[action] } : formErrors(action, form, result.error)

const formErrors = (
  action: StatementAction | RowAction,
  form: FormData,
  code: string | null,
): BankErrors => ({
  ...{ action, code },
  orderId: textOf(form, 'orderId'),
  reason: textOf(form, 'reason'),
})
