/** Ignores a transfer that belongs to no order, with a reason; reopening undoes it. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockRow, type StatementRow, updateRow } from './store.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'edit_conflict'

/** `reason` was validated by the form: a non-empty line of text. */
export const ignoreRow = (
  ctx: Context,
  rowId: string,
  reason: string,
): Promise<Result<null, Refusal>> =>
  decide(ctx, rowId, ['proposed', 'queued'], async (ctx, row) => {
    const decidedBy = 'userId' in ctx.actor ? ctx.actor.userId : null
    const change = { orderId: null, note: reason, decidedAt: ctx.now, decidedBy }
    await updateRow(ctx, row.id, { state: 'ignored', ...change })
    await recordAudit(ctx, {
      action: 'statement_row_ignored',
      target: { type: 'bank_statement_row', id: row.id },
      detail: { amountMinor: row.amountMinor, day: row.day, reason },
    })
  })

export const reopenRow = (ctx: Context, rowId: string): Promise<Result<null, Refusal>> =>
  decide(ctx, rowId, ['ignored'], async (ctx, row) => {
    const undecided = { note: null, decidedAt: null, decidedBy: null }
    const why = row.reversedBy === null ? 'reopened' : 'reversed'
    await updateRow(ctx, row.id, { state: 'queued', why, ...undecided })
    await recordAudit(ctx, {
      action: 'statement_row_reopened',
      target: { type: 'bank_statement_row', id: row.id },
      detail: { amountMinor: row.amountMinor, day: row.day, reason: row.note },
    })
  })

async function decide(
  ctx: Context,
  rowId: string,
  from: readonly StatementRow['state'][],
  work: (ctx: Context, row: StatementRow) => Promise<void>,
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'statement.process')) return fail('forbidden')
  if (!isUuid(rowId)) return fail('not_found')
  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const row = await lockRow(ctx, rowId)
    if (!row) return fail('not_found')
    if (!from.includes(row.state)) return fail('edit_conflict')
    await work(ctx, row)
    return ok(null)
  })
}
