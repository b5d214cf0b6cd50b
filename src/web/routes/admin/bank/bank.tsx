import { data, redirect } from 'react-router'

import { matchAgain } from '#domain/statements/record-rows.server.ts'
import {
  countOpenRows,
  listOpenRows,
  listStatements,
} from '#domain/statements/view-statements.server.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { BANK_ACTIONS } from '#web/features/admin/bank/bank-action.ts'
import { BankPage } from '#web/features/admin/bank/bank-page.tsx'
import { importFrom, UPLOAD_BYTES_MAX } from '#web/features/admin/bank/import.server.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/bank.ts'

const STATEMENTS = 20
const ROWS = 50

export const meta = pageMeta((t) => ({ title: t('adminBank.title'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'statement.process')
  const number = pageNumberIn(searchParams.get('page')) ?? 1
  const shown = searchParams.get('show') === 'open' ? ('open' as const) : ('statements' as const)
  const open = unwrap(await countOpenRows(ctx))
  const statements = unwrap(
    await listStatements(ctx, { number, size: shown === 'statements' ? STATEMENTS : 0 }),
  )
  const rows = shown === 'open' ? unwrap(await listOpenRows(ctx, { number, size: ROWS })) : null
  return {
    shown,
    counts: { statements: statements.count, open: open.proposed + open.queued },
    statements: statements.items,
    rows: rows?.items ?? [],
    meta: metaOf(rows ?? statements),
    isMatched: searchParams.get('done') === 'matched',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = { context, request }
  const { ctx, form, input } = await readStaffForm(sent, 'statement.process', UPLOAD_BYTES_MAX)
  const action = findAction(BANK_ACTIONS, input.intent)
  if (!action) return unknownForm()
  if (action === 'match_again') {
    unwrap(await matchAgain(ctx))
    return redirect('/admin/bank?show=open&done=matched')
  }
  const imported = await importFrom(ctx, form)
  if ('id' in imported) return redirect(`/admin/bank/${imported.id}`)
  return data(imported, { status: imported.kind === 'known' ? 409 : 422 })
}

export default function Bank({ loaderData, actionData }: Route.ComponentProps) {
  return <BankPage {...loaderData} answer={actionData} />
}
