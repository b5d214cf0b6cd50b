/** Whole answers of the API: status and every field of the body, so that an extra field fails too. */
import { expect } from 'vitest'

export const answered = (status: number, body: unknown) => ({
  status,
  body,
  headers: expect.any(Headers),
})

/** A refusal. `message` is the English text of the catalogue. */
export const refused = (
  status: number,
  code: string,
  message: string,
  facts: { fields?: string[]; data?: Record<string, unknown> } = {},
) =>
  answered(status, {
    error: { code, message, ...facts, ...(facts.fields && { details: expect.any(Array) }) },
  })

export const TOKEN_ENDED = refused(
  401,
  'token_invalid',
  'Your session has ended. Please sign in again.',
)
/** Exactly what the client's refresh rule matches. Spec §7. */
export const TOKEN_EXPIRED = answered(401, { error: 'Token expired' })
export const NOT_FOUND = refused(404, 'not_found', 'We couldn’t find that.')
export const NO_API_KEY = refused(401, 'api_key_invalid', 'The API key is missing or unknown.')
export const invalid = (...fields: string[]) =>
  refused(422, 'request_invalid', 'Error: Invalid request', { fields })
