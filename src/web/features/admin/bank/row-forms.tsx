/** The forms about one transfer. What will happen is said before it is done. */
import { useMemo } from 'react'
import { Form } from 'react-router'

import type { PayableOrder } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { IGNORE_REASON_LENGTH_MAX } from '#domain/statements/policy.ts'
import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { useIsBusy } from '../forms/form-state.ts'
import { bankFeeOf, transferDifference } from '../parts/orders/transfer-difference.ts'
import panel from '../parts/panel.module.css'
import type { BankErrors } from './bank-action.ts'

type AssignProps = { row: RowView; order: PayableOrder }

export function AssignForm({ row, order, feeLimitMinor }: AssignProps & { feeLimitMinor: number }) {
  const t = useT()
  const amount = formatMoney(money(row.amountMinor, 'jpy'), useLocale())
  const after = useWhatHappens({ row, order })
  const { number } = order
  const discrepancy = transferDifference(row.amountMinor, order.status, order)
  const hidden = { orderId: order.id, expectedMissingMinor: String(order.missingMinor) }

  if (order.currency !== 'jpy') {
    return (
      <section className={panel.panel}>
        <p>{t('adminBank.otherCurrency')}</p>
        <p>
          <ButtonLink to={`/admin/orders/${order.id}`} variant="outline" size="small">
            {t('adminBank.toOrder')}
          </ButtonLink>
        </p>
      </section>
    )
  }
  const feeMinor = bankFeeOf(discrepancy, order, feeLimitMinor)
  if (feeMinor !== null) {
    const by = money(feeMinor, 'jpy')
    return (
      <section className={panel.panel}>
        <FormFrame
          key={order.id}
          action="assign_row"
          heading="h2"
          title={t('adminBank.assignTitle', { amount, number })}
          text={t('admin.bankFeeText', { by })}
          submit={t('admin.bankFeeSubmit', { by })}
          hidden={{ ...hidden, booksFee: 'yes' }}
          formErrors={null}
          hasErrors={false}
        />
        <FormFrame
          action="assign_row"
          text={after}
          submit={t('adminBank.askSubmit')}
          variant="outline"
          close={t('adminBank.keep')}
          hidden={{ ...hidden, acceptsDifference: 'yes' }}
          formErrors={null}
          hasErrors={false}
          isBelow
        />
      </section>
    )
  }
  return (
    <section className={panel.panel}>
      <FormFrame
        key={order.id}
        action="assign_row"
        heading="h2"
        title={t('adminBank.assignTitle', { amount, number })}
        text={after}
        submit={t('adminBank.assignSubmit')}
        close={t('adminBank.keep')}
        hidden={{
          ...hidden,
          // The sentence above says what differs; pressing on takes it.
          acceptsDifference: discrepancy.kind === 'none' ? '' : 'yes',
        }}
        formErrors={null}
        hasErrors={false}
      />
    </section>
  )
}

function useWhatHappens({ row, order }: AssignProps): string {
  const t = useT()
  const { status, customerName: name } = order
  const discrepancy = transferDifference(row.amountMinor, status, order)
  const amount = money(row.amountMinor, 'jpy')
  if (discrepancy.kind === 'paid') return t('admin.transfer_paid', { amount })
  if (discrepancy.kind !== 'none') {
    return t(`admin.transfer_${discrepancy.kind}`, {
      amount,
      by: money(discrepancy.byMinor, 'jpy'),
    })
  }
  if (status === 'canceled') return t('adminBank.willReturn', { name })
  const isOver = status === 'lapsed' || status === 'abandoned'
  return t(isOver ? 'adminBank.willPayLate' : 'adminBank.willPay', { name })
}

export function IgnoreForm({ errors }: { errors: BankErrors | undefined }) {
  const t = useT()
  const missing = useProblem()('field_required')
  const isMissing = errors?.action === 'ignore_row' && errors.code === null
  const summary = useMemo(
    () => (isMissing ? [{ fieldId: 'reason', message: missing }] : []),
    [isMissing, missing],
  )
  return (
    <section className={panel.panel}>
      <FormFrame
        action="ignore_row"
        heading="h2"
        title={t('adminBank.ignoreTitle')}
        text={t('adminBank.ignoreText')}
        submit={t('adminBank.ignoreSubmit')}
        close={t('adminBank.keep')}
        formErrors={<ErrorSummary title={t('ui.errorSummary', { count: 1 })} errors={summary} />}
        hasErrors={isMissing}
      >
        <Field
          id="reason"
          label={t('adminBank.ignoreReason')}
          error={isMissing ? missing : null}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="reason"
              autoComplete="off"
              maxLength={IGNORE_REASON_LENGTH_MAX}
              defaultValue={errors?.reason}
            />
          )}
        </Field>
      </FormFrame>
    </section>
  )
}

export function ReopenForm() {
  const t = useT()
  const isBusy = useIsBusy('reopen_row')
  return (
    <Form method="post" action="?">
      <input type="hidden" name="intent" value="reopen_row" />
      <Button type="submit" size="small" variant="outline" isBusy={isBusy}>
        {t('adminBank.reopenSubmit')}
      </Button>
    </Form>
  )
}
