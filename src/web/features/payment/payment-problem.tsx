import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { ApiProblem } from '../../api/client.ts'
import { useCallProblem } from '../../api/use-call-problem.ts'
import { Button } from '../../ui/button.tsx'

/** The card payment could not be prepared. Spec §8 "Payment intent error"; bank transfer stays open. */
export function PaymentProblem({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const t = useT()
  const callProblem = useCallProblem({
    failed: 'payment_intent_failed',
    error: 'payment_intent_error',
  })
  return (
    <Callout tone="danger" role="alert" title={callProblem(problem)}>
      <div>
        <Button variant="outline" size="small" onClick={onRetry}>
          {t('checkout.tryAgain')}
        </Button>
      </div>
    </Callout>
  )
}
