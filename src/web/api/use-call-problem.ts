/** The sentence for a call that was not answered as it should be. Spec §8: a failed call is named, with the reason after it. */
import { useProblem } from '#i18n/use-t.ts'

import { type ApiProblem, isRefusal } from './client.ts'

/** Problem codes of the catalogue: `error` takes a `reason`; `failed` is a success without its content. */
type Specified = { failed?: string; error: string }

export function useCallProblem({ failed, error }: Specified): (problem: ApiProblem) => string {
  const wordsOf = useProblem()
  return (problem) => {
    const { status, code, message } = problem
    const reason = message || wordsOf(code)
    // What the server refused has a sentence of its own.
    if (isRefusal(problem)) return reason
    const isEmpty = failed !== undefined && status >= 200 && status < 300
    return isEmpty ? wordsOf(failed) : wordsOf(error, { reason, status })
  }
}
