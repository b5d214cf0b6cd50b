import { useProblem } from '#i18n/use-t.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { ApiProblem } from '../../api/client.ts'

/** The way to pay could not be changed. Spec §8 "Update order source error". */
export function SourceProblem({ problem }: { problem: ApiProblem }) {
  const wordsOf = useProblem()
  const reason = useReason()(problem)
  return <Callout tone="danger" role="alert" title={wordsOf('order_source_error', { reason })} />
}
