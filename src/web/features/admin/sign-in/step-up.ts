/** A sensitive action that waits for a second factor, with all input for it. Decisions, section 9. */
import { isRouteErrorResponse } from 'react-router'

import { isSensitiveAction, type SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'

import type { SignInError } from './sign-in-error.ts'

/** One of them comes with the form of the step itself when it is sent the second time. */
export const CODE_FIELD = 'oneTimePassword'
export const STEP_UP_PASSKEY_FIELD = 'stepUpPasskey'

export type StepUpChallenge = {
  step: SensitiveAction
  /** Every field of the form, in its order. */
  carried: [name: string, value: string][]
  /** Whether the member has a passkey to offer instead of a code. */
  hasPasskeys: boolean
  /** What was given before was refused. */
  errors: (SignInError & { field: string }) | null
}

/** What the guard threw; `null` for every other error. */
export function parseStepUp(error: unknown): StepUpChallenge | null {
  if (!isRouteErrorResponse(error)) return null
  const { data }: { data: unknown } = error
  const isOurs =
    typeof data === 'object' && data !== null && 'step' in data && isSensitiveAction(data.step)
  // Only `requireRecentStaff` throws a step, and it throws the whole.
  return isOurs ? (data as StepUpChallenge) : null
}
