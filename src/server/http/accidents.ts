/** Keeps what went wrong, and passes it on where a collector is configured. Nothing waits for it and nothing fails by it. */
import type { Accident, AccidentCollector } from '#domain/accidents/accident.ts'
import { withoutPersons } from '#domain/accidents/accident.ts'
import { recordAccident } from '#domain/accidents/record-accident.server.ts'
import type { Context } from '#domain/context.ts'

import { describeAccident } from '../accident.ts'

export type ReportAccident = (accident: Accident) => void

type Options = {
  context: () => Context
  collector: AccidentCollector | null
  log: (line: string) => void
}

export function accidentReporter({ context, collector, log }: Options): ReportAccident {
  return (accident) => {
    const ctx = context()
    const failed = (where: string) => (error: unknown) =>
      log(`an accident was not ${where}: ${describeAccident(error)}`)
    void recordAccident(ctx, accident).catch(failed('kept'))
    void collector?.(withoutPersons(accident), ctx.now).catch(failed('passed on'))
  }
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
