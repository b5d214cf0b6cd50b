/** The access log: sign-ins and refusals of customers, partners and staff. ASVS 16.3.1 and 16.3.2. */
export const ACCESS_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_limited',
  'signed_out',
  'session_ended',
  'session_stolen',
  'signed_up',
  'sign_up_repeated',
  'code_asked',
  'reset_asked',
  'password_changed',
  'email_changed',
  'proof_given',
  'proof_failed',
  'access_refused',
  'api_key_refused',
] as const

export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/**
 * How repeated events within an hour are stored: separately, counted in one row, or once. Events that strangers can
 * repeat are counted, so that a flood adds only one row per network, account and hour. Rate-limited events don't even
 * cause updates.
 */
export const ACCESS_WRITING = {
  signed_in: 'each',
  sign_in_failed: 'counted',
  sign_in_limited: 'once',
  signed_out: 'each',
  session_ended: 'each',
  session_stolen: 'each',
  signed_up: 'each',
  sign_up_repeated: 'counted',
  code_asked: 'counted',
  reset_asked: 'counted',
  password_changed: 'each',
  email_changed: 'each',
  proof_given: 'counted',
  proof_failed: 'counted',
  access_refused: 'counted',
  api_key_refused: 'once',
} as const satisfies Record<AccessAction, 'each' | 'counted' | 'once'>
