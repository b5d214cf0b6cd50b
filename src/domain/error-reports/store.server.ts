import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { pick } from '#shared/pick.ts'

import type { ErrorReport, ErrorSource } from './error-report.ts'
import { errorReports } from './table.server.ts'

/** How often this kind has happened now. */
export async function upsertErrorReport(
  ctx: Context,
  fingerprint: string,
  report: ErrorReport,
): Promise<number> {
  const [row] = await ctx.db
    .insert(errorReports)
    .values({ ...report, fingerprint, times: 1, firstSeenAt: ctx.now, lastSeenAt: ctx.now })
    .onConflictDoUpdate({
      target: errorReports.fingerprint,
      set: {
        times: sql`${errorReports.times} + 1`,
        ...pick(report, 'message', 'stack', 'place', 'version'),
        lastSeenAt: ctx.now,
        resolvedAt: null,
      },
    })
    .returning({ times: errorReports.times })
  return row?.times ?? 0
}

export async function purgeOldest(ctx: Context, source: ErrorSource, kept: number): Promise<void> {
  const isOfSource = eq(errorReports.source, source)
  const latest = ctx.db
    .select({ fingerprint: errorReports.fingerprint })
    .from(errorReports)
    .where(isOfSource)
    .orderBy(desc(errorReports.lastSeenAt))
    .limit(kept)
  await ctx.db
    .delete(errorReports)
    .where(and(isOfSource, notInArray(errorReports.fingerprint, latest)))
}

export type ErrorReportRow = typeof errorReports.$inferSelect
export type ErrorReportFilter = { isResolved: boolean; source: ErrorSource | null }

const matching = ({ isResolved, source }: ErrorReportFilter) =>
  and(
    isResolved ? isNotNull(errorReports.resolvedAt) : isNull(errorReports.resolvedAt),
    source === null ? undefined : eq(errorReports.source, source),
  )

export const pageErrorReports = (
  ctx: Context,
  filter: ErrorReportFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ErrorReportRow[]> =>
  ctx.db
    .select()
    .from(errorReports)
    .where(matching(filter))
    .orderBy(desc(errorReports.lastSeenAt), desc(errorReports.fingerprint))
    .limit(limit)
    .offset(offset)

export const countErrorReports = (ctx: Context, filter: ErrorReportFilter): Promise<number> =>
  ctx.db.$count(errorReports, matching(filter))

/** `null` for an unknown report; `isNew` if it was unresolved. Only inside a transaction. */
export async function markResolved(
  ctx: Context,
  fingerprint: string,
): Promise<(ErrorReportRow & { isNew: boolean }) | null> {
  const isThis = eq(errorReports.fingerprint, fingerprint)
  const [row] = await ctx.db.select().from(errorReports).where(isThis).for('update')
  if (!row) return null
  const isNew = row.resolvedAt === null
  if (isNew) await ctx.db.update(errorReports).set({ resolvedAt: ctx.now }).where(isThis)
  return { ...row, isNew }
}
