/** The transfer of one's own order: the account, and what its buyer can say about it. Decisions, section 12. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { isMethodOffered } from '#domain/payments/methods.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { type ApiProblem, callApi } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'

import { SourceProblem } from '../source-problem.tsx'
import { TransferDeclaration } from './transfer-declaration.tsx'
import css from './transfer-panel.module.css'
import { TransferPanel } from './transfer-panel.tsx'

type Props = {
  order: OrderDetailWire
  /** Where the order is paid by card. */
  payPath: string
  /** The order says otherwise now: it is to be read again. */
  onChanged: () => Promise<void>
}

export function BankInstructions({ order, payPath, onChanged }: Props) {
  const { bankTransfer, payment } = order
  if (bankTransfer === null) return null

  return (
    <TransferPanel
      transfer={{
        total: money(order.totalChargeAmount, order.currency),
        receivedMinor: payment.receivedAmount,
        missingMinor: payment.missingAmount,
        deadline: bankTransfer.deadline,
        payerName: bankTransfer.payerName,
        account: bankTransfer.account,
      }}
    >
      <TransferDeclaration order={order} onDeclared={onChanged} />
      {payment.receivedAmount === 0 && (
        <SwitchToCard order={order} payPath={payPath} onRefused={onChanged} />
      )}
    </TransferPanel>
  )
}

type SwitchToCardProps = { order: OrderDetailWire; payPath: string; onRefused: () => Promise<void> }

/** From a transfer that was promised to the card, in one press. Spec §7 call 18; the goods stay held. */
function SwitchToCard({ order, payPath, onRefused }: SwitchToCardProps) {
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
