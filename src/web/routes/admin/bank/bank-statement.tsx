import { data } from 'react-router'

import { sumExactMatches } from '#domain/statements/record-rows.server.ts'
import { isRowState, type RowState } from '#domain/statements/statement.ts'
import {
  listStatementRowsIn,
  type StateCounts,
  viewStatement,
} from '#domain/statements/view-statements.server.ts'
import { metaOf, offsetOf, pageNumberIn } from '#shared/page.ts'
import { handleStatementAction } from '#web/features/admin/bank/statement-action.server.ts'
import { type StatementDone, StatementPage } from '#web/features/admin/bank/statement-page.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/bank-statement.ts'

const ROWS = 50

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.statement.fileName ?? t('adminBank.title'),
  isPrivate: true,
}))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'statement.process')
  const found = await viewStatement(ctx, params.statementId)
  if (!found.ok) throw data(null, { status: 404 })
  const statement = found.value
  const shown = shownIn(searchParams.get('show'), statement.counts)
  const page = { number: pageNumberIn(searchParams.get('page')) ?? 1, size: ROWS }
  const window = { states: [shown], limit: page.size, offset: offsetOf(page) }
  return {
    statement,
    shown,
    rows: unwrap(await listStatementRowsIn(ctx, statement.id, window)),
    meta: metaOf({ ...page, count: statement.counts[shown] }),
    exact: unwrap(await sumExactMatches(ctx, statement.id)),
    isConfirmingAll: searchParams.get('form') === 'exact',
    done: doneIn(searchParams),
  }
}

/** What waits comes first: the sure ones, then those to decide. */
function shownIn(input: string | null, counts: StateCounts): RowState {
  if (isRowState(input)) return input
  if (counts.proposed > 0) return 'proposed'
  return counts.queued > 0 || counts.recorded === 0 ? 'queued' : 'recorded'
}

function doneIn(search: URLSearchParams): StatementDone | null {
  const what = (['confirmed', 'moved', 'exact'] as const).find((one) => one === search.get('done'))
  const count = Number(/^\d{1,5}$/.exec(search.get('count') ?? '')?.[0] ?? 0)
  return what ? { what, count } : null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'statement.process')
  const { statementId } = params
  const outcome = await handleStatementAction(ctx, { statementId, input, verify })
  const path = `/admin/bank/${encodeURIComponent(statementId)}`
  return answerOf(outcome, ({ done }) => `${path}?done=${done}`)
}

export default function BankStatement({ loaderData, actionData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} errors={actionData} />
}
