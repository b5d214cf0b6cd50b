/** What staff can do with an order now: the next step, and canceling in two. */
import { type ReactNode, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'

import { orderCan } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order-view.ts'
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import css from './order-next.module.css'
import { nextWorkOf, type Refused, type Work } from './order-work.ts'
import { TrackingField, TransferFields } from './order-work-fields.tsx'
import { useFaultText } from './use-fault-text.ts'

type Props = { order: Order; isAskingToCancel: boolean; refused: Refused | undefined }

export function OrderNext({ order, isAskingToCancel, refused }: Props) {
  const t = useT()
  const canCancel = orderCan.cancel(order)

  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next" className="heard">
        {t('admin.sectionNext')}
      </h2>
      <Refusal refused={refused} order={order} />
      {isAskingToCancel && canCancel ? (
        <CancelStep order={order} />
      ) : (
        <>
          <NextStep order={order} refused={refused} />
          {canCancel && (
            <p className={css.aside}>
              <ButtonLink to="?ask=cancel" variant="danger" size="small" preventScrollReset>
                {t('admin.cancelStart')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Refusal({ refused, order }: { refused: Refused | undefined; order: Order }) {
  const t = useT()
  const problem = useProblem()
  const textOf = useFaultText(order.currency)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )

  if (!refused) return null
  if (refused.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
  }
  return (
    <Note tone="danger" title={t('admin.refused')} role="alert">
      <p>{problem(refused.code, { name: '' })}</p>
    </Note>
  )
}

function NextStep({ order, refused }: { order: Order; refused: Refused | undefined }) {
  const t = useT()
  const email = order.customerEmail

  switch (nextWorkOf(order)) {
    case 'record_transfer':
      return (
        <Step
          work="record_transfer"
          title={t('admin.recordTitle')}
          text={t('admin.recordText')}
          submit={t('admin.recordSubmit')}
        >
          <TransferFields order={order} refused={refused} />
        </Step>
      )
    case 'confirm':
      return (
        <Step
          work="confirm"
          title={t('admin.confirmTitle')}
          text={t('admin.confirmText', { email })}
          submit={t('admin.confirmSubmit')}
        />
      )
    case 'ship':
      return (
        <Step
          work="ship"
          title={t('admin.shipTitle')}
          text={t('admin.shipText', { email })}
          submit={t('admin.shipSubmit')}
        >
          <TrackingField currency={order.currency} refused={refused} />
        </Step>
      )
    case 'deliver':
      return (
        <Step
          work="deliver"
          title={t('admin.deliverTitle')}
          text={t('admin.deliverText')}
          submit={t('admin.deliverSubmit')}
        />
      )
    case null:
      return <Idle status={order.status} />
  }
}

function Idle({ status }: Pick<Order, 'status'>) {
  const t = useT()
  if (status === 'created') {
    return <p>{t('admin.waitingForCard', { hours: ABANDON_AFTER_HOURS })}</p>
  }
  return <p>{status === 'refund_due' ? t('admin.refundWaits') : t('admin.nothingToDo')}</p>
}

function CancelStep({ order }: { order: Order }) {
  const t = useT()
  return (
    <Step
      work="cancel"
      title={t('admin.cancelTitle', { number: order.number })}
      text={t('admin.cancelText')}
      submit={t('admin.cancelSubmit')}
      isDanger
    >
      <ButtonLink to="?" variant="outline" size="small" preventScrollReset>
        {t('admin.cancelKeep')}
      </ButtonLink>
    </Step>
  )
}

type StepProps = {
  work: Work
  title: string
  text: string
  submit: string
  isDanger?: boolean
  children?: ReactNode
}

function Step({ work, title, text, submit, isDanger = false, children }: StepProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('work') === work

  return (
    <Form method="post" action="?" className={css.step} noValidate preventScrollReset>
      <input type="hidden" name="work" value={work} />
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
      <Button type="submit" size="small" variant={isDanger ? 'danger' : 'solid'} isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  )
}
