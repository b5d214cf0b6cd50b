/** Card or bank transfer, for an order that is placed but not paid; and the bank's way to its end. Spec §7 calls 18, 21. */
import { useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import { BANK_TRANSFER_HOLD_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { paymentCards } from '#web/labels/payment-labels.ts'
import { Callout } from '#web/ui/callout.tsx'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { completeBankOrder } from './bank/complete-bank-order.ts'
import css from './source-choice.module.css'
import { SourceProblem } from './source-problem.tsx'

type Source = OrderDetailWire['paymentSource']

type ChoiceProps = {
  order: OrderDetailWire
  /** The order says otherwise now: it is to be read again. */
  onChanged: (source: Source) => Promise<void>
}

export function SourceChoice({ order, onChanged }: ChoiceProps) {
  const t = useT()
  /** What was chosen, while the server has not answered. */
  const [asked, setAsked] = useState<Source | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function change(source: Source): Promise<void> {
    if (asked !== null || source === order.paymentSource) return
    setAsked(source)
    const { orderId } = order
    const answer = await callApi('PUT /v1/orders/{orderId}', {
      path: { orderId },
      body: { orderId, paymentSource: source },
    })
    setProblem(answer.ok ? null : answer.error)
    if (answer.ok || answer.error.code === 'source_locked') {
      await onChanged(answer.ok ? source : order.paymentSource)
    }
    setAsked(null)
  }

  return (
    <>
      <RadioCards
        legend={<span className="visually-hidden">{t('checkout.paymentMethod')}</span>}
        name="payment"
        value={asked ?? order.paymentSource}
        onChange={(chosen) => void change(chosen === 'bank' ? 'bank' : 'stripe')}
        cards={paymentCards(t, {
          currency: order.currency,
          country: order.shipping.address.country,
          cardDetail: 'checkout.cardDetailHere',
        })}
      />
      <p className="visually-hidden" role="status">
        {asked === null ? '' : t('ui.loading')}
      </p>
      {problem && <SourceProblem problem={problem} />}
    </>
  )
}

type FinishProps = {
  order: OrderDetailWire
  /** Why it could not be finished when the tab opened. */
  problem: ApiProblem | null
  onFinished: () => void
}

export function BankFinish({ order, problem: first, onFinished }: FinishProps) {
  const t = useT()
  const reasonOf = useReason()
  const [isFinishing, setFinishing] = useState(false)
  const [problem, setProblem] = useState(first)

  async function finish(): Promise<void> {
    setFinishing(true)
    const refused = await completeBankOrder(order.orderId)
    setFinishing(false)
    if (refused === null) onFinished()
    else setProblem(refused)
  }

  return (
    <div className={css.bank}>
      <ul>
        <li>{t('checkout.bankHold', { days: BANK_TRANSFER_HOLD_DAYS })}</li>
        <li>
          {t('checkout.bankAmount', { amount: money(order.totalChargeAmount, order.currency) })}
        </li>
        <li>{t(isForeignTransfer(order) ? 'checkout.bankAbroad' : 'checkout.bankFeeByPayer')}</li>
        <li>{t('checkout.bankNext')}</li>
      </ul>
      {problem && <Callout tone="danger" role="alert" title={reasonOf(problem)} />}
      <Button isBusy={isFinishing} isWide onClick={() => void finish()}>
        {t('checkout.finishOrder')}
      </Button>
    </div>
  )
}
