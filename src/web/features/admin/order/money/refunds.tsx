/** The refunds of an order: the state of each, and its actions for staff. */
import type { Refund } from '#domain/ledger/ledger.server.ts'
import type { RefundState } from '#domain/ledger/money-words.ts'
import { useAmount, useT } from '#i18n/use-t.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { isReviewReason, reasonKey } from '#web/features/admin/parts/orders/review-reason.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import { isOpen } from '../../forms/action.ts'
import { useOrderInput } from '../order-action-fields.tsx'
import { OrderActionForm, type OrderFormProps } from '../order-action-form.tsx'
import { useOrderPieces } from '../order-pieces.ts'
import css from './ledger.module.css'
import { REFUND_PARTS } from './refund-fields.ts'

const TONES = {
  requested: 'info',
  succeeded: 'ok',
  failed: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<RefundState, BadgeTone>

export function Refunds({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const { refunds } = detail.ledger
  if (refunds.length === 0) return null
  return (
    <div className={css.part}>
      <h3>{t('admin.sectionRefunds')}</h3>
      <ul className={css.list}>
        {refunds.map((refund) => (
          <Entry key={refund.id} refund={refund} detail={detail} open={open} errors={errors} />
        ))}
      </ul>
    </div>
  )
}

type EntryProps = OrderFormProps & { refund: Refund }

function Entry({ refund, detail, open, errors }: EntryProps) {
  const t = useT()
  const { state, method, amountMinor, currency, reason, requestedBy, requestedAt } = refund
  const shown = useAmount(currency)
  // While staff must make the transfer, "on its way" would be wrong.
  const isToMake = state === 'requested' && method === 'bank_transfer'
  const isOverdue = detail.overdueRefunds.includes(refund.id)
  const pieces = useOrderPieces(detail)
  const parts = REFUND_PARTS.filter(({ part }) => refund[part] > 0)

  return (
    <li>
      <p className={css.lead}>
        <strong>{shown(amountMinor)}</strong>
        <span>{t(`admin.method_${method}`)}</span>
        <Badge tone={isToMake ? 'warn' : TONES[state]}>
          {t(isToMake ? 'admin.refundState_to_make' : `admin.refundState_${state}`)}
        </Badge>
      </p>
      <p className={css.about}>
        {[
          ...parts.map(({ field, part }) => `${t(`admin.part_${field}`)} ${shown(refund[part])}`),
          ...pieces.inWords(refund.items),
          isReviewReason(reason) ? t(reasonKey(reason)) : reason,
        ]
          .filter(Boolean)
          .join(t('ui.separator'))}
      </p>
      {refund.restocked.length > 0 && (
        <p className={css.about}>
          {t(state === 'succeeded' ? 'admin.refundWasRestocked' : 'admin.refundToRestock', {
            pieces: pieces.inWords(refund.restocked).join(t('ui.listSeparator')),
          })}
        </p>
      )}
      <p className={css.about}>
        <DateTime at={requestedAt} />{' '}
        {t('admin.eventBy', {
          who: requestedBy
            ? (detail.namesById[requestedBy] ?? t('admin.by_closed'))
            : t('admin.by_system'),
        })}
        {refund.proof && `${t('ui.separator')}${t('admin.refundProof', { proof: refund.proof })}`}
      </p>
      {state === 'failed' && <p className={css.wrong}>{t('admin.refundFailed')}</p>}
      {isOverdue && <p className={css.wrong}>{t('admin.refundOverdue')}</p>}
      <Actions refund={refund} detail={detail} open={open} errors={errors} />
    </li>
  )
}

function Actions({ refund, detail, open, errors }: EntryProps) {
  const t = useT()
  const { id, state, method } = refund
  const isToMake = state === 'requested' && method === 'bank_transfer'
  const isOverdue = detail.overdueRefunds.includes(id)
  if (!detail.permitted.has('request_refund')) return null
  if (state !== 'failed' && !isToMake && !isOverdue) return null
  if (isToMake && isOpen(open, 'record_refund', id)) {
    return <ProofForm refund={refund} detail={detail} errors={errors} />
  }
  if (!isOverdue && isOpen(open, 'withdraw_refund', id))
    return <WithdrawForm refund={refund} detail={detail} errors={errors} />

  return (
    <div className={layout.buttons}>
      {isToMake ? (
        <ActionLink to={`?form=record_refund&id=${id}`} variant="solid">
          {t('admin.proofStart')}
        </ActionLink>
      ) : (
        <OrderActionForm
          action="retry_refund"
          order={detail.order}
          errors={errors?.input.id === id ? errors : undefined}
          submit={t('admin.refundRetry')}
          hidden={{ id }}
        />
      )}
      {/* Staff cannot withdraw a refund that the processor may be executing. */}
      {!isOverdue && (
        <ActionLink to={`?form=withdraw_refund&id=${id}`}>{t('admin.withdrawStart')}</ActionLink>
      )}
    </div>
  )
}

type FormProps = Omit<EntryProps, 'open'>

function WithdrawForm({ refund, detail, errors }: FormProps) {
  const t = useT()
  return (
    <OrderActionForm
      action="withdraw_refund"
      order={detail.order}
      errors={errors}
      title={t('admin.withdrawTitle')}
      text={t('admin.withdrawText')}
      submit={t('admin.withdrawSubmit')}
      variant="danger"
      hidden={{ id: refund.id }}
      close={t('admin.withdrawKeep')}
    />
  )
}

/** The transfer was made at the bank: its day and number are its proof. */
function ProofForm({ refund, detail: { order }, errors }: FormProps) {
  const t = useT()
  const { fieldOf } = useOrderInput('record_refund', errors, order.currency)
  return (
    <OrderActionForm
      action="record_refund"
      order={order}
      errors={errors}
      title={t('admin.proofTitle')}
      text={t('admin.proofText', { email: order.customerEmail })}
      submit={t('admin.proofSubmit')}
      hidden={{ id: refund.id }}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <TextField label={t('admin.proofDay')} state={fieldOf('sentOn')} isRequired type="date" />
        <TextField
          label={t('admin.proofReference')}
          state={fieldOf('reference')}
          isRequired
          spellCheck={false}
          maxLength={100}
        />
      </div>
    </OrderActionForm>
  )
}
