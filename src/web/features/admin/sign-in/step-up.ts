/** A sensitive action that waits for a one-time password, with all input for it. Decisions, section 9. */
import { isRouteErrorResponse } from 'react-router'

import { isSensitiveAction, type SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'

/** Comes with the form of the step itself when it is sent the second time. */
export const CODE_FIELD = 'oneTimePassword'

export type StepUpChallenge = {
  step: SensitiveAction
  /** Every field of the form, in its order. */
  carried: [name: string, value: string][]
  /** The code before was wrong, or there were too many. */
  errors: { code: string; minutes: number } | null
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
