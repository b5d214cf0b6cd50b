/** What is written down of sign-ins and refusals. ASVS 16.3.1 and 16.3.2. */
export const ACCESS_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_limited',
  'signed_out',
  'session_ended',
  'session_stolen',
  'signed_up',
  'code_asked',
  'reset_asked',
  'password_changed',
  'email_changed',
  'proof_given',
  'proof_failed',
  'access_refused',
] as const

export type AccessAction = (typeof ACCESS_ACTIONS)[number]
