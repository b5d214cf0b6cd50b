/** What staff can do with an order now: the next step, and canceling in two. */
import { orderCan } from '#domain/orders/lifecycle.ts'
import { ABANDON_AFTER_HOURS } from '#domain/orders/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { errorsOf, isOpen } from '../forms/action.ts'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import layout from '../parts/form-layout.module.css'
import { OrderNote } from '../parts/orders/order-note.tsx'
import panel from '../parts/panel.module.css'
import { CancelStep } from './cancel-step.tsx'
import { TransferForm } from './money/transfer-form.tsx'
import { nextActionOf } from './order-action.ts'
import { TrackingField } from './order-action-fields.tsx'
import { OrderActionForm, type OrderFormProps } from './order-action-form.tsx'
import type { OrderDetail } from './order-detail.server.ts'
import css from './order-next.module.css'

export function OrderNext({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const problem = useProblem()
  const { order } = detail
  const undone = errorsOf('undo', errors)
  const canCancel = orderCan.cancel(order) && detail.permitted.has('cancel')

  return (
    <section className={panel.prominent} aria-labelledby="next">
      <h2 id="next" className="visually-hidden">
        {t('admin.sectionNext')}
      </h2>
      {undone?.code && <FormErrorNote text={problem(undone.code)} />}
      {canCancel && isOpen(open, 'cancel') ? (
        <CancelStep detail={detail} errors={errors} />
      ) : (
        <>
          <NextStep detail={detail} errors={errors} />
          {canCancel && (
            <p className={css.aside}>
              <ActionLink to="?form=cancel" variant="danger">
                {t('admin.cancelStart')}
              </ActionLink>
            </p>
          )}
        </>
      )}
    </section>
  )
}

type StepProps = Pick<OrderFormProps, 'detail' | 'errors'>

function NextStep({ detail, errors }: StepProps) {
  const t = useT()
  const { order } = detail
  const email = order.customerEmail
  const shared = { order, errors }

  const next = nextActionOf(order)
  if (next && !detail.permitted.has(next)) return <p>{t('admin.nextByOthers')}</p>

  switch (next) {
    case 'record_transfer':
      return <TransferForm detail={detail} errors={errors} />
    case 'confirm':
      return (
        <OrderActionForm
          {...shared}
          action="confirm"
          title={t('admin.confirmTitle')}
          text={t('admin.confirmText', { email })}
          submit={t('admin.confirmSubmit')}
        />
      )
    case 'ship':
      return (
        <OrderActionForm
          {...shared}
          action="ship"
          title={t('admin.shipTitle')}
          text={t('admin.shipText', { email })}
          submit={t('admin.shipSubmit')}
        >
          <OrderNote notes={order.notes} />
          <TrackingField
            currency={order.currency}
            errors={errors}
            initial={undoneNumbers(detail)}
          />
        </OrderActionForm>
      )
    case 'deliver':
      return (
        <OrderActionForm
          {...shared}
          action="deliver"
          title={t('admin.deliverTitle')}
          text={t('admin.deliverText')}
          submit={t('admin.deliverSubmit')}
        />
      )
    case null:
      return <Idle detail={detail} />
  }
}

/** What was typed before the shipment was taken back. */
const undoneNumbers = ({ events }: OrderDetail): string | undefined =>
  events.findLast(({ kind }) => kind === 'undone')?.facts.trackingNumber

function Idle({ detail: { order, ledger, permitted } }: Pick<OrderFormProps, 'detail'>) {
  const t = useT()
  if (order.status === 'created') {
    return <p>{t('admin.waitingForCard', { hours: ABANDON_AFTER_HOURS })}</p>
  }
  if (order.status !== 'refund_due') return <p>{t('admin.nothingToDo')}</p>
  return (
    <div className={layout.form}>
      <p>{t('admin.refundWaits')}</p>
      {ledger.balance.refundableMinor > 0 && permitted.has('request_refund') && (
        <ActionLink to="?form=request_refund" variant="solid">
          {t('admin.refundStart')}
        </ActionLink>
      )}
    </div>
  )
}
