/** From a transfer that was promised to the card, in one press. Spec §7 call 18; the goods stay held. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { isMethodOffered } from '#domain/payments/methods.ts'
import { useT } from '#i18n/use-t.ts'
import { type ApiProblem, callApi } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'

import { SourceProblem } from '../source-problem.tsx'
import css from './transfer-panel.module.css'

type Props = { order: OrderDetailWire; payPath: string; onRefused: () => Promise<void> }

export function SwitchToCard({ order, payPath, onRefused }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const { country } = order.shipping.address
  if (!isMethodOffered('card', { currency: order.currency, country })) return null

  async function change(): Promise<void> {
    setAsking(true)
    const { orderId } = order
    const answer = await callApi('PUT /v1/orders/{orderId}', {
      path: { orderId },
      body: { orderId, paymentSource: 'stripe' },
    })
    if (answer.ok) return navigate(payPath)
    setProblem(answer.error)
    await onRefused()
    setAsking(false)
  }

  return (
    <div className={css.switch}>
      {problem && <SourceProblem problem={problem} />}
      <Button variant="quiet" size="small" isBusy={isAsking} onClick={() => void change()}>
        {t('orders.switchToCard')}
      </Button>
    </div>
  )
}
