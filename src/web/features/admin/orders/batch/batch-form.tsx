/** What will happen to which orders, before it does. */
import { useCallback, useMemo } from 'react'

import { TRACKING_NUMBER_LENGTH_MAX } from '#domain/orders/order.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { FormErrorNote, FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { StatusPill } from '#web/features/admin/parts/status-pill.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './batch.module.css'
import {
  confirmField,
  type NewBatch,
  type NewBatchAnswer,
  type NewBatchRow,
  trackingField,
} from './batch-action.ts'
import { LeftOutLines } from './left-out-lines.tsx'

type Props = { batch: NewBatch; answer: Extract<NewBatchAnswer, { kind: 'batch' }> | undefined }

export function NewBatchForm({ batch, answer }: Props) {
  const t = useT()
  const { action, formKey, ready, others } = batch
  const count = ready.length
  const hidden = { formKey }

  return (
    <>
      {answer && <LeftOutLines leftOut={answer.leftOut} />}
      {count === 0 && (
        <EmptyState
          title={t('adminOrders.noneReadyTitle')}
          text={t(`adminOrders.noneReady_${action}`)}
        >
          <ButtonLink to="/admin/orders" variant="outline" size="small">
            {t('admin.backToOrders')}
          </ButtonLink>
        </EmptyState>
      )}
      {count > 0 && (
        <div className={css.wide}>
          <FormFrame
            key={formKey}
            action={`${action}_orders`}
            to={`?do=${action}`}
            text={t(`adminOrders.${action}Text`, { count })}
            submit={t(`adminOrders.${action}Submit`, { count })}
            hidden={hidden}
            formErrors={<Errors answer={answer} rows={ready} />}
            hasErrors={Boolean(answer?.code || answer?.isInputEmpty)}
          >
            <ul className={css.wide}>
              {ready.map((row) => (
                <Row key={row.id} row={row} isShipping={action === 'ship'} />
              ))}
            </ul>
          </FormFrame>
        </div>
      )}
      {others.length > 0 && count > 0 && (
        <Callout tone="info" title={t('adminOrders.notReadyTitle')}>
          <p>{t(`adminOrders.notReady_${action}`, { count: others.length })}</p>
          <p>{others.map(({ number }) => number).join(', ')}</p>
        </Callout>
      )}
    </>
  )
}

function Row({ row, isShipping }: { row: NewBatchRow; isShipping: boolean }) {
  const t = useT()
  const errorText = useErrorText()
  const error = row.error && errorText(row.error)
  return (
    <li className={css.row}>
      <input type="hidden" name="id" value={row.id} />
      <span className={css.who}>
        <span>
          <span className="code">{row.number}</span> <StatusPill status={row.status} />
        </span>
        <span>
          {[row.customerName, row.customerCompany].filter(Boolean).join(t('ui.separator'))}
        </span>
      </span>
      {isShipping && (
        <Field
          id={trackingField(row.id)}
          label={t('adminOrders.trackingOf', { number: row.number })}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              name={trackingField(row.id)}
              defaultValue={row.trackingNumber}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      {row.error !== null && row.error !== 'too_long' && (
        <Checkbox
          name={confirmField(row.id)}
          value={row.trackingNumber}
          label={t('admin.confirmsTracking')}
        />
      )}
    </li>
  )
}

function Errors({ answer, rows }: Pick<Props, 'answer'> & { rows: readonly NewBatchRow[] }) {
  const t = useT()
  const problem = useProblem()
  const errorText = useErrorText()
  const errors = useMemo(() => {
    if (answer?.isInputEmpty)
      return [{ fieldId: trackingField(rows[0]?.id ?? ''), message: t('adminOrders.trackingNone') }]
    return rows.flatMap(({ id, error }) =>
      error ? [{ fieldId: trackingField(id), message: errorText(error) }] : [],
    )
  }, [answer, rows, t, errorText])
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
      {answer?.code && <FormErrorNote text={problem(answer.code)} />}
    </>
  )
}

function useErrorText(): (error: NonNullable<NewBatchRow['error']>) => string {
  const t = useT()
  const problem = useProblem()
  return useCallback(
    (error) =>
      error === 'too_long'
        ? t('adminOrders.trackingLong', { max: TRACKING_NUMBER_LENGTH_MAX })
        : problem(error),
    [t, problem],
  )
}
