/** Asks the browser for a passkey. The library is loaded when it is needed, and by pages of the console alone. */
import { fail, ok, type Result } from '#shared/result.ts'

/** Where the server's part of the question comes from: to use a passkey, or to add one. */
const PASSKEY_PATHS = {
  use: '/admin/sign-in/passkey',
  add: '/admin/me/passkey',
} as const
export type PasskeyQuestion = keyof typeof PASSKEY_PATHS

type Failure =
  | 'passkey_unsupported'
  /** By the person or after the time that browsers allow; they don't say which. */
  | 'passkey_canceled'
  /** This device has one for the account already. */
  | 'passkey_known'
  /** The page was opened under another host than the shop's public address. */
  | 'passkey_wrong_address'
  | 'passkey_failed'

const FAILURES: Readonly<Record<string, Failure>> = {
  AbortError: 'passkey_canceled',
  NotAllowedError: 'passkey_canceled',
  InvalidStateError: 'passkey_known',
  SecurityError: 'passkey_wrong_address',
  NotSupportedError: 'passkey_unsupported',
  ConstraintError: 'passkey_unsupported',
}

/** The answer for the server, as JSON. */
export async function askForPasskey(question: PasskeyQuestion): Promise<Result<string, Failure>> {
  if (!('PublicKeyCredential' in window)) return fail('passkey_unsupported')
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
    const answer = await fetch(PASSKEY_PATHS[question])
    const optionsJSON = await answer.json()
    const start = question === 'add' ? startRegistration : startAuthentication
    return ok(JSON.stringify(await start({ optionsJSON })))
  } catch (error) {
    // Browsers and authenticators refuse by exceptions, named as in WebAuthn, sections 5.1.3 and 5.1.4.
    return fail((error instanceof Error && FAILURES[error.name]) || 'passkey_failed')
  }
}
