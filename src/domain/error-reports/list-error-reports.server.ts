/** Error reports for staff, and resolving them. Decisions, section 10 "errors". */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  countErrorReports,
  type ErrorReportFilter,
  type ErrorReportRow,
  markResolved,
  pageErrorReports,
} from './store.server.ts'

export type { ErrorReportFilter, ErrorReportRow } from './store.server.ts'

/** Most recent first. */
export async function listErrorReports(
  ctx: Context,
  filter: ErrorReportFilter,
  page: PageRequest,
): Promise<Result<Page<ErrorReportRow>, 'forbidden'>> {
  if (!may(ctx.actor, 'incident.read')) return fail('forbidden')
  const items = await pageErrorReports(ctx, filter, { limit: page.size, offset: offsetOf(page) })
  return ok({ items, count: await countErrorReports(ctx, filter), ...page })
}

/** Dealt with, until it happens again. Pressed twice, it is written down once. */
export async function resolveErrorReport(
  ctx: Context,
  fingerprint: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'incident.resolve')) return fail('forbidden')
  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const resolved = await markResolved(ctx, fingerprint)
    if (resolved === null) return fail('not_found')
    if (resolved.isNew) {
      await recordAudit(ctx, {
        action: 'error_resolved',
        target: { type: 'error', id: fingerprint },
        detail: { source: resolved.source, message: resolved.message, times: resolved.times },
      })
    }
    return ok(null)
  })
}
