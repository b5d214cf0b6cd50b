import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The same in one line, for whoever looks after the shop without reading code. */
export function accidentLine(error: unknown): string {
  const [line = ''] = describeAccident(error).split('\n', 1)
  return line.replace(/^Error: /, '')
}

/** An accident as the log tells it: where it happened and what caused it, without what people typed. */
export function describeAccident(error: unknown): string {
  // The query's own message carries its values: names, addresses, hashes.
  if (error instanceof DrizzleQueryError) return `query failed: ${error.cause?.message ?? ''}`
  if (error instanceof AggregateError) {
    return [error.message, ...error.errors.map(describeAccident)].join('\n')
  }
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return `${error.message}: ${describeAccident(error.cause)}`
  return error.stack ?? error.message
}
