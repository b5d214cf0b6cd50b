import type { Result } from '#shared/result.ts'

/** What a use case gave, where a refusal would mean that the test itself is set up wrongly. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}
