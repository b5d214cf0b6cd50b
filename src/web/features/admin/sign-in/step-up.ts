/** A dangerous step that waits for a one-time password, with everything that was typed for it. Decisions, section 9. */
import { isRouteErrorResponse } from 'react-router'

import { type DangerousStep, isDangerousStep } from '#domain/accounts/staff/sensitive-action.ts'

/** Comes with the form of the step itself when it is sent the second time. */
export const CODE_FIELD = 'oneTimePassword'

export type AskedAgain = {
  step: DangerousStep
  /** Every field of the form, in its order. */
  carried: [name: string, value: string][]
  /** The code before was wrong, or there were too many. */
  refused: { code: string; minutes: number } | null
}

/** What the guard threw; `null` for every other error. */
export function askedAgainIn(error: unknown): AskedAgain | null {
  if (!isRouteErrorResponse(error)) return null
  const { data }: { data: unknown } = error
  const isOurs =
    typeof data === 'object' && data !== null && 'step' in data && isDangerousStep(data.step)
  // Only `requireRecentStaff` throws a step, and it throws the whole.
  return isOurs ? (data as AskedAgain) : null
}
