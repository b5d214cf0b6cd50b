/** Logs what went wrong, keeps it, and passes it on where a collector is configured. Nothing waits for it and nothing fails by it. */
import type { Accident, AccidentCollector } from '#domain/accidents/accident.ts'
import { withoutPersons } from '#domain/accidents/accident.ts'
import { recordAccident } from '#domain/accidents/record-accident.server.ts'
import type { Context } from '#domain/context.ts'

import { accidentLine, describeAccident } from '../log/accident.ts'
import { errorOf, type Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** `requestId` names the call that failed. What `isLogged` was told in the log when it happened. */
export type ReportAccident = (
  accident: Accident,
  told?: { requestId?: string; isLogged?: boolean },
) => void

type Options = {
  context: () => Context
  collector: AccidentCollector | null
  log: Log
  metrics: Pick<Metrics, 'accident'>
}

export function accidentReporter({ context, collector, log, metrics }: Options): ReportAccident {
  return (accident, { requestId, isLogged = false } = {}) => {
    metrics.accident(accident.source)
    const line = LINES[accident.source]?.(accident.place)
    if (line && !isLogged) log.error(line, { requestId, error: errorOf(accident) })

    const ctx = context()
    // Most likely for the reason that was just logged: one line says so.
    const failed = (where: string) => (error: unknown) =>
      log.warn(`an accident was not ${where}`, { reason: accidentLine(error) })
    void recordAccident(ctx, accident).catch(failed('kept'))
    void collector?.(withoutPersons(accident), ctx.now).catch(failed('passed on'))
  }
}

/** What happens in somebody's browser is kept, but it is not for the log: whoever wants writes it. */
const LINES: Record<Accident['source'], ((place: string) => string) | null> = {
  server: (place) => `${place} failed`,
  job: (name) => `job ${name} failed and is tried again`,
  browser: null,
}

/** What was thrown, as an accident of this process. */
export function accidentOf(
  source: Accident['source'],
  error: unknown,
  { place, version }: Pick<Accident, 'place' | 'version'>,
): Accident {
  const [message = '', ...stack] = describeAccident(error).split('\n')
  return { source, message, stack: stack.join('\n'), place, version }
}
