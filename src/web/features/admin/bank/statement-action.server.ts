/** The actions of a statement's page and of a row's: each reads its input and calls a use case. */
import type { Context } from '#domain/context.ts'
import { Required } from '#domain/orders/order.ts'
import { ignoreRow, reopenRow } from '#domain/statements/ignore-row.server.ts'
import { IGNORE_REASON_LENGTH_MAX } from '#domain/statements/policy.ts'
import {
  assignRow,
  confirmExactMatches,
  confirmRow,
} from '#domain/statements/record-rows.server.ts'
import { z } from '#shared/schema.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  parseAction,
} from '../forms/action.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import {
  BANK_STEP_UP,
  type BankErrors,
  ROW_ACTIONS,
  type RowAction,
  STATEMENT_ACTIONS,
} from './bank-action.ts'

const Ignoring = z.object({ reason: Required(IGNORE_REASON_LENGTH_MAX) })

/** `done` gives query parameters of the page that shows the result. `null` for a form that is none of ours. */
export async function handleStatementAction(
  ctx: Context,
  { statementId, input, verify }: { statementId: string; input: ActionInput; verify: Verify },
): Promise<ActionDone<string> | BankErrors | null> {
  const action = findAction(STATEMENT_ACTIONS, input.intent)
  if (action === null) return null
  const { rowId = '', orderId = '', revision = '' } = input
  await verify(BANK_STEP_UP[action])
  if (action === 'confirm_row') {
    const confirmed = await confirmRow(ctx, rowId, orderId)
    if (!confirmed.ok) return actionErrors(action, input, { code: confirmed.error })
    return { done: confirmed.value.isRecorded ? 'confirmed' : 'moved' }
  }
  const confirmed = await confirmExactMatches(ctx, statementId, revision)
  if (!confirmed.ok) return actionErrors(action, input, { code: confirmed.error })
  return { done: `exact&count=${confirmed.value}` }
}

export async function handleRowAction(
  ctx: Context,
  {
    rowId,
    form,
    input,
    verify,
  }: { rowId: string; form: FormData; input: ActionInput; verify: Verify },
): Promise<ActionDone<RowAction> | BankErrors | null> {
  const action = findAction(ROW_ACTIONS, input.intent)
  if (action === null) return null
  if (action === 'ignore_row') {
    const read = parseAction(Ignoring, input, ['reason'])
    if (!read.ok) return actionErrors(action, input, read.error)
    return outcomeOf(action, input, await ignoreRow(ctx, rowId, read.value.reason))
  }
  if (action === 'reopen_row') return outcomeOf(action, input, await reopenRow(ctx, rowId))

  await verify(BANK_STEP_UP[action])
  const assigned = await assignRow(ctx, rowId, {
    // Each as the page displayed it: its id and the amount it is missing.
    orders: form.getAll('order').map((shown) => {
      const [id = '', missing] = String(shown).split(' ')
      return { id, expectedMissingMinor: Number(missing) }
    }),
    acceptsDifference: input.acceptsDifference === 'yes',
    booksFee: input.booksFee === 'yes',
  })
  return outcomeOf(action, input, assigned)
}
