/** What went wrong, as staff see it, and that somebody dealt with it. Decisions, section 10 "errors". */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  type AccidentFilter,
  type AccidentRow,
  countAccidents,
  markSettled,
  pageAccidents,
} from './store.server.ts'

export type { AccidentFilter, AccidentRow } from './store.server.ts'

/** Who happened last stands first. */
export async function listAccidents(
  ctx: Context,
  filter: AccidentFilter,
  page: PageRequest,
): Promise<Result<Page<AccidentRow>, 'forbidden'>> {
  if (!may(ctx.actor, 'incident.read')) return fail('forbidden')
  const items = await pageAccidents(ctx, filter, { limit: page.size, offset: offsetOf(page) })
  return ok({ items, count: await countAccidents(ctx, filter), ...page })
}

/** Dealt with, until it happens again. Pressed twice, it is written down once. */
export async function settleAccident(
  ctx: Context,
  fingerprint: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'incident.resolve')) return fail('forbidden')
  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const settled = await markSettled(ctx, fingerprint)
    if (settled === null) return fail('not_found')
    if (settled.isNew) {
      await recordAudit(ctx, {
        action: 'accident_settled',
        target: { type: 'accident', id: fingerprint },
        detail: { source: settled.source, message: settled.message, times: settled.times },
      })
    }
    return ok(null)
  })
}
