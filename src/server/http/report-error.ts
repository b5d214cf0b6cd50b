/** Logs what went wrong, keeps it, and passes it on where a collector is configured. Nothing waits for it and nothing fails by it. */

import type { Context } from '#domain/context.ts'
import type { ErrorCollector, ErrorReport } from '#domain/error-reports/error-report.ts'
import { withoutPersons } from '#domain/error-reports/error-report.ts'
import { recordErrorReport } from '#domain/error-reports/record-error-report.server.ts'

import { describeError, errorLine } from '../log/describe-error.ts'
import { errorOf, type Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** `requestId` names the failed call. `isLogged`: the log already has this error. */
export type ReportError = (
  report: ErrorReport,
  told?: { requestId?: string; isLogged?: boolean },
) => void

type Options = {
  context: () => Context
  collector: ErrorCollector | null
  log: Log
  metrics: Pick<Metrics, 'countError'>
}

export function errorReporter({ context, collector, log, metrics }: Options): ReportError {
  return (report, { requestId, isLogged = false } = {}) => {
    metrics.countError(report.source)
    const line = LINES[report.source]?.(report.place)
    if (line && !isLogged) log.error(line, { requestId, error: errorOf(report) })

    const ctx = context()
    // Most likely for the reason that was just logged: one line says so.
    const failed = (where: string) => (error: unknown) =>
      log.warn(`an error report was not ${where}`, { reason: errorLine(error) })
    void recordErrorReport(ctx, report).catch(failed('kept'))
    void collector?.(withoutPersons(report), ctx.now).catch(failed('passed on'))
  }
}

/** Errors of browsers are stored but not logged, because any visitor can send them. */
const LINES: Record<ErrorReport['source'], ((place: string) => string) | null> = {
  server: (place) => `${place} failed`,
  job: (name) => `job ${name} failed and is tried again`,
  browser: null,
}

/** What was thrown, as an unexpected error of this process. */
export function errorReportOf(
  source: ErrorReport['source'],
  error: unknown,
  { place, version }: Pick<ErrorReport, 'place' | 'version'>,
): ErrorReport {
  const [message = '', ...stack] = describeError(error).split('\n')
  return { source, message, stack: stack.join('\n'), place, version }
}
