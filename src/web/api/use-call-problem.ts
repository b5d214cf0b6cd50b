/** The sentence for a call that was not answered as it should be. Spec §8: a failed call is named, with the reason after it. */
import { problemParams } from '#i18n/problem-params.ts'
import { useProblem } from '#i18n/use-t.ts'

import { type ApiProblem, isRefusal } from './client.ts'

/** Problem codes of the catalogue: `error` takes a `reason`; `failed` is a success without its content. */
type Specified = { failed?: string; error: string }

export function useCallProblem({ failed, error }: Specified): (problem: ApiProblem) => string {
  const wordsOf = useProblem()
  const reasonOf = useReason()
  return (problem) => {
    const { status } = problem
    const reason = reasonOf(problem)
    // What the server refused has a sentence of its own.
    if (isRefusal(problem)) return reason
    const isEmpty = failed !== undefined && status >= 200 && status < 300
    return isEmpty ? wordsOf(failed) : wordsOf(error, { reason, status })
  }
}

/** Why a call was not answered as asked, in the language that the page has now: it may be another one than that of the answer. */
export function useReason(): (problem: Pick<ApiProblem, 'code' | 'message' | 'data'>) => string {
  const wordsOf = useProblem()
  return ({ code, message, data }) => {
    const words = wordsOf(code, problemParams(data))
    // A newer server may have refusals that this page has no words for.
    return words === wordsOf('unexpected') ? message || words : words
  }
}
