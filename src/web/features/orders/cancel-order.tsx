/** Before anything was paid the buyer may cancel; it is asked once more, for it cannot be undone. Spec §1. */

import { useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { ORDER_STATUSES, orderCan } from '#domain/orders/lifecycle.ts'
import { useT } from '#i18n/use-t.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Callout } from '#web/ui/callout.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { order: OrderDetailWire; onCanceled: () => Promise<void> }

export function CancelOrder({ order, onCanceled }: Props) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const status = ORDER_STATUSES.find((it) => it === order.status)
  const isOpen = status !== undefined && orderCan.cancel({ status })
  if (!isOpen || order.payment.receivedAmount > 0) return null

  return (
    <Panel title={t('orders.cancelTitle')} isForScreen>
      <p>{t('orders.cancelText')}</p>
      <div>
        <Button variant="outline" size="small" onClick={() => setAsked(true)}>
          {t('orders.cancelAsk')}
        </Button>
      </div>
      <Question
        order={order}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onCanceled={onCanceled}
      />
    </Panel>
  )
}

function Question({
  order,
  isOpen,
  onClose,
  onCanceled,
}: Props & { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const reasonOf = useReason()
  const notify = useNotify()
  const [isCanceling, setCanceling] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function cancel(): Promise<void> {
    setCanceling(true)
    const { orderId } = order
    const answer = await callApi('POST /v1/orders/{orderId}/cancellation', { path: { orderId } })
    setCanceling(false)
    setProblem(answer.ok ? null : answer.error)
    if (!answer.ok && answer.error.code !== 'order_state_refuses') return
    if (answer.ok) notify({ type: 'ok', text: t('orders.cancelDone') })
    onClose()
    await onCanceled()
  }

  return (
    <Dialog
      isOpen={isOpen}
      title={t('orders.cancelQuestion', { number: order.orderNumber })}
      close={t('ui.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders.cancelKeep')}
          </Button>
          <Button variant="danger" isBusy={isCanceling} onClick={() => void cancel()}>
            {t('orders.cancelDo')}
          </Button>
        </>
      }
    >
      <p>{t('orders.cancelWarning')}</p>
      {problem && <Callout tone="danger" role="alert" title={reasonOf(problem)} />}
    </Dialog>
  )
}
