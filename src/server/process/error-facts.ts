/** What is known of whatever was thrown. */

/** As Node or PostgreSQL names it: ENOENT, 23505. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null

export const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
