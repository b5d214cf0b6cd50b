/** Records an unexpected error: one row per kind, with count and time. Decisions, section 10 "errors". */
import { createHash } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { type ErrorReport, signatureOf, withoutPersons } from './error-report.ts'
import { ERROR_REPORTS_MAX } from './policy.ts'
import { purgeOldest, upsertErrorReport } from './store.server.ts'

export async function recordErrorReport(ctx: Context, happened: ErrorReport): Promise<void> {
  const report = withoutPersons(happened)
  const fingerprint = createHash('sha256').update(signatureOf(report)).digest('base64url')
  const times = await upsertErrorReport(ctx, fingerprint, report)
  // Only a new kind makes the table longer.
  if (times === 1) await purgeOldest(ctx, report.source, ERROR_REPORTS_MAX)
}
