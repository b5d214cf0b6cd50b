/** The activity log as a file for spreadsheets: what the page shows under the same filters, a line each. */
import { ACTIVITY_FILE_ENTRIES_MAX } from '#domain/audit/policy.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { csvText } from '#shared/csv.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { csvResponse } from '../parts/csv-response.server.ts'
import { dateTimeCell } from '../parts/date-time-cell.ts'
import { activityText, whatOf } from './activity-text.ts'
import { loadAuditLines } from './audit.server.ts'
import type { AuditLine } from './audit.ts'
import { auditLabels } from './audit-labels.ts'

/** `null` for who may not read the log. */
export async function activityFile(
  ctx: Context,
  search: URLSearchParams,
): Promise<Response | null> {
  const lines = await listLines(ctx, search)
  if (!lines) return null

  const target = { type: 'activity', id: 'log' }
  await recordAudit(ctx, { action: 'activity_exported', target, detail: { count: lines.length } })
  return csvResponse(csvText(rowsOf(ctx, lines)), `activity-${dayInJapan(ctx.now)}.csv`)
}

async function listLines(ctx: Context, search: URLSearchParams): Promise<AuditLine[] | null> {
  const lines: AuditLine[] = []
  const from = new URLSearchParams(search)
  while (lines.length < ACTIVITY_FILE_ENTRIES_MAX) {
    const page = await loadAuditLines(ctx, from)
    if (!page) return null
    lines.push(...page.lines)
    if (page.next === null) break
    from.set('before', page.next)
  }
  return lines
}

function rowsOf(ctx: Context, lines: readonly AuditLine[]): (string | null)[][] {
  const t = translator(ctx.locale)
  const words = auditLabels(t, ctx.locale)
  const heading = [
    t('adminAudit.csvAt'),
    t('adminAudit.what'),
    t('adminAudit.by_kind'),
    t('adminAudit.subject'),
    t('adminAudit.changes'),
  ]
  const changeText = ({ field, before, after }: AuditLine['changes'][number]): string => {
    const [was, is] = [before, after].map((side) => side && words.value(side))
    return `${words.field(field)}: ${was ? `${was} → ` : ''}${is ?? t('adminAudit.nothing')}`
  }
  return [
    heading,
    ...lines.map((line) => [
      dateTimeCell(line.at),
      activityText(t, line),
      words.kind(line.target.type),
      whatOf(t, line),
      line.changes.map(changeText).join('\n'),
    ]),
  ]
}
