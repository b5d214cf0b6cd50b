/** The log: what a line says. How lines are written is in `open-log.ts`. Decision 0040. */
import type { ErrorReport } from '#domain/error-reports/error-report.ts'

export const LOG_LEVELS = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Facts of one line. Never what people typed, and no address with a token: `withoutPersonalText` is only the second guard. */
export type LogFields = {
  /** The name of the call, as `X-Request-Id` says it. */
  requestId?: string | undefined
  /** The thrown value, described by `describeError`. */
  error?: string | undefined
} & Record<string, string | number | boolean | undefined>

/** `warn` is what the shop handles by itself and an operator should know; `error` is a defect or lost work. */
export type Log = Record<LogLevel, (message: string, fields?: LogFields) => void>

/** For a command, whose failures are thrown. */
export const SILENT: Log = { info() {}, warn() {}, error() {} }

/** A line as people read it. */
export function plainLine(message: string, { requestId, error, ...rest }: LogFields = {}): string {
  const facts = Object.entries(rest).filter(([, value]) => value !== undefined)
  const told = facts.map(([name, value]) => `${name}=${value}`).join(', ')
  return [
    told === '' ? message : `${message} (${told})`,
    ...(requestId ? [`request ${requestId}`] : []),
    ...(error ? [error] : []),
  ].join(': ')
}

export const errorOf = ({ message, stack }: Pick<ErrorReport, 'message' | 'stack'>): string =>
  stack === '' ? message : `${message}\n${stack}`
