import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The error in one line, for operators who don't read code. */
export function errorLine(error: unknown): string {
  const [line = ''] = describeError(error).split('\n', 1)
  return line.replace(/^Error: /, '')
}

/** An unexpected error as the log records it: where it happened and its cause, without personal input. */
export function describeError(error: unknown): string {
  // The query's own message carries its values: names, addresses, hashes.
  if (error instanceof DrizzleQueryError) return `query failed: ${error.cause?.message ?? ''}`
  if (error instanceof AggregateError) {
    return [error.message, ...error.errors.map(describeError)].join('\n')
  }
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return `${error.message}: ${describeError(error.cause)}`
  return error.stack ?? error.message
}
