import { DrizzleQueryError } from 'drizzle-orm/errors'

/** An accident as the log tells it: where it happened, without what people typed. */
export function describeAccident(error: unknown): string {
  // The query's own message carries its values: names, addresses, hashes.
  if (error instanceof DrizzleQueryError) return `query failed: ${error.cause?.message ?? ''}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
