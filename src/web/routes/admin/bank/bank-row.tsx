import { data } from 'react-router'

import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { findBankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import {
  findPayableOrders,
  listAwaitedTransfers,
  listPayableOrdersOf,
} from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import { ORDERS_OF_TRANSFER_MAX } from '#domain/statements/policy.ts'
import { viewRow, viewStatement } from '#domain/statements/view-statements.server.ts'
import { isStorable } from '#shared/stored-text.ts'
import { isUuid } from '#shared/uuid.ts'
import { ROW_ACTIONS } from '#web/features/admin/bank/bank-action.ts'
import { RowPage } from '#web/features/admin/bank/row-page.tsx'
import { handleRowAction } from '#web/features/admin/bank/statement-action.server.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/bank-row.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.row.payer ?? t('adminBank.title'),
  isPrivate: true,
}))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'statement.process')
  const found = await viewRow(ctx, params.rowId)
  const statement = found.ok ? await viewStatement(ctx, found.value.statementId) : null
  if (!found.ok || !statement?.ok) throw data(null, { status: 404 })

  const row = found.value
  const input = searchParams.get('find')?.trim().slice(0, SEARCH_LENGTH_MAX) ?? ''
  const query = isStorable(input) ? input : ''
  const selectedIds = [...new Set(searchParams.getAll('order').filter(isUuid))]
  const selected = unwrap(
    await listPayableOrdersOf(ctx, selectedIds.slice(0, ORDERS_OF_TRANSFER_MAX)),
  )
  const { decidedBy } = row
  const names = unwrap(await listNamesOfUsers(ctx, decidedBy === null ? [] : [decidedBy]))
  return {
    row,
    statement: { id: statement.value.id, fileName: statement.value.fileName },
    selected: selected.toSorted((a, b) => selectedIds.indexOf(a.id) - selectedIds.indexOf(b.id)),
    query,
    found: unwrap(await findPayableOrders(ctx, query)),
    awaited: unwrap(await listAwaitedTransfers(ctx, row.amountMinor)),
    // A row is in yen, whatever the order that is compared with it.
    feeLimits: { ...(await findBankFeeLimits(ctx)), usd: 0 },
    isIgnoring: searchParams.get('form') === 'ignore',
    decidedBy: (decidedBy !== null && names.get(decidedBy)) || null,
    done: findAction(ROW_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, form, input, verify } = await readStaffForm(
    { context, request },
    'statement.process',
  )
  const outcome = await handleRowAction(ctx, { rowId: params.rowId, form, input, verify })
  const path = `/admin/bank/rows/${encodeURIComponent(params.rowId)}`
  return answerOf(outcome, ({ done }) => `${path}?done=${done}`)
}

export default function BankRow({ loaderData, actionData }: Route.ComponentProps) {
  const isIgnoring = loaderData.isIgnoring || actionData?.action === 'ignore_row'
  return <RowPage {...loaderData} isIgnoring={isIgnoring} errors={actionData} />
}
