/** Asks what became of the card payment until it is known, for about half a minute. Nothing here pays. */
import { useEffect, useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { callApi } from '#web/api/client.ts'

import { isToBePaid, type Outcome, outcomeOf } from './outcome.ts'

/** Before each question; together about 30 s. */
const WAITS_MS = [0, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 7000] as const

/** `asking` while it may still become known; after that the last result is final. */
export type PaymentSync = { outcome: Outcome; isAsking: boolean }

export function usePaymentSync(order: OrderDetailWire): PaymentSync {
  const { orderId, status, paymentSource } = order
  const isOpen = paymentSource === 'stripe' && isToBePaid(order)
  const known = {
    paymentSource,
    receivedAmount: order.payment.receivedAmount,
    isDeclared: order.bankTransfer !== null && order.bankTransfer.declaredAt !== null,
  }
  const before: Outcome = isOpen
    ? { kind: 'processing' }
    : outcomeOf({ ...known, status, paymentStatus: null, lastDecline: null })
  const [answer, setAnswer] = useState<{ orderId: string; sync: PaymentSync } | null>(null)

  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    void ask(orderId, controller.signal, (sync) => setAnswer({ orderId, sync }))
    return () => controller.abort()
  }, [orderId, isOpen])

  if (!isOpen) return { outcome: before, isAsking: false }
  return answer?.orderId === orderId ? answer.sync : { outcome: before, isAsking: true }
}

async function ask(
  orderId: string,
  signal: AbortSignal,
  tell: (sync: PaymentSync) => void,
): Promise<void> {
  for (const [round, waitMs] of WAITS_MS.entries()) {
    await pause(waitMs, signal)
    if (signal.aborted) return

    const path = { orderId }
    const answer = await callApi('POST /v1/orders/{orderId}/settlement', { path, signal })
    if (signal.aborted) return

    const isLast = round === WAITS_MS.length - 1
    const outcome: Outcome = answer.ok
      ? outcomeOf({
          ...answer.value.data.data,
          paymentSource: 'stripe' as const,
          receivedAmount: 0,
          isDeclared: false,
        })
      : { kind: 'processing' }
    const isKnown = outcome.kind !== 'processing' && outcome.kind !== 'charged'
    tell({ outcome, isAsking: !isKnown && !isLast })
    if (isKnown) return
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
