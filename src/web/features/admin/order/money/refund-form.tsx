/** Money back in two steps: what, how and why; then once more as a sentence before it goes. */
import { Form } from 'react-router'

import { refundableParts } from '#domain/orders/refunds/refund-parts.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { decimalText, formatMoney, money } from '#shared/money.ts'
import { useFocusOnce, useIsBusy } from '#web/features/admin/forms/form-state.ts'
import { DescriptionList } from '#web/features/admin/parts/description-list.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { FIELDS, type OrderErrors, type OrderInput } from '../order-action.ts'
import { useOrderInput } from '../order-action-fields.tsx'
import { OrderActionForm } from '../order-action-form.tsx'
import type { OrderDetail } from '../order-detail.server.ts'
import { parseParts, REFUND_PARTS, refundMethodsOf, restockDefault } from './refund-fields.ts'

type Props = { detail: OrderDetail; errors: OrderErrors | undefined; checked: OrderInput | null }

export function RefundForm({ detail, errors, checked }: Props) {
  return checked ? (
    <CheckRefund key="check" detail={detail} input={checked} />
  ) : (
    <TypeRefund key="type" detail={detail} errors={errors} />
  )
}

function TypeRefund({ detail, errors }: Omit<Props, 'checked'>) {
  const t = useT()
  const { order, ledger, refundLeftMinor: left } = detail
  const { input, errorOf } = useOrderInput('request_refund', errors, order.currency)
  const methods = refundMethodsOf(ledger)
  const shelf = restockDefault(order)
  // The ledger may have grown since the form was filled. After field errors only, the form still carries the old count.
  const isOnlyWrong = input !== undefined && errors?.code === null
  const refundsBefore = isOnlyWrong ? input.refundsBefore : String(ledger.refunds.length)

  return (
    <OrderActionForm
      action="check_refund"
      errorsOfAction="request_refund"
      order={order}
      errors={errors}
      title={t('admin.refundStart')}
      text={t('admin.refundText')}
      submit={t('admin.refundCheck')}
      hidden={{ refundsBefore }}
      close={t('admin.close')}
    >
      {left !== null && <p>{t('admin.refundLimit', { most: money(left, order.currency) })}</p>}
      <div className={layout.fields}>
        <PartFields detail={detail} errors={errors} />
      </div>
      <RadioCards
        id="method"
        name="method"
        legend={t('admin.refundMethod')}
        value={input?.method || methods[0]}
        error={errorOf('method')}
        isRequired
        cards={methods.map((method) => ({
          value: method,
          label: t(`admin.refund_${method}`),
          detail: t(`admin.refundDetail_${method}`),
        }))}
      />
      <div className={layout.fields}>
        <Field
          id="reason"
          label={t('admin.refundReason')}
          hint={t('admin.refundReasonHint')}
          error={errorOf('reason')}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="reason"
              autoComplete="off"
              maxLength={200}
              defaultValue={input?.reason}
            />
          )}
        </Field>
      </div>
      {shelf !== null && (
        <Checkbox
          name="returnsStock"
          value="yes"
          label={t('admin.refundReturnsStock')}
          defaultChecked={input ? input.returnsStock === 'yes' : shelf}
        />
      )}
    </OrderActionForm>
  )
}

/** Each part from zero, with the most that can go back; only what is due is filled in: an excess, or all of a late payment. */
function PartFields({ detail: { order, ledger }, errors }: Omit<Props, 'checked'>) {
  const t = useT()
  const { input, errorOf } = useOrderInput('request_refund', errors, order.currency)
  const most = refundableParts(order, ledger.refunds, ledger.balance)
  const shown = (minor: number) => money(minor, order.currency)
  const isDue = (part: keyof typeof most) =>
    most.excessMinor > 0 ? part === 'excessMinor' : order.status === 'refund_due'

  return REFUND_PARTS.filter(({ part }) => most[part] > 0).map(({ field, part }) => (
    <Field
      key={field}
      id={field}
      label={t(`admin.part_${field}`)}
      hint={t('admin.partHint', { most: shown(most[part]) })}
      error={errorOf(field)}
    >
      {(control) => (
        <TextInput
          {...control}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={input?.[field] ?? (isDue(part) ? decimalText(shown(most[part])) : '0')}
        />
      )}
    </Field>
  ))
}

function CheckRefund({ detail: { order }, input }: { detail: OrderDetail; input: OrderInput }) {
  const t = useT()
  const locale = useLocale()
  const isSending = useIsBusy('request_refund')
  const isGoingBack = useIsBusy('edit_refund')
  const heading = useFocusOnce(true)
  const parts = parseParts(input, order)
  const method = input.method === 'card' ? 'card' : 'bank_transfer'
  if (!parts) return null

  const shown = (minor: number) => formatMoney(money(minor, order.currency), locale)
  const sum = Object.values(parts).reduce((total, minor) => total + minor, 0)
  return (
    <Form method="post" action="?" className={layout.form} preventScrollReset>
      {FIELDS.filter((field) => input[field] !== '').map((field) => (
        <input key={field} type="hidden" name={field} value={input[field]} />
      ))}
      <h3 ref={heading} tabIndex={-1}>
        {t(`admin.refundTitle_${method}`, { amount: money(sum, order.currency) })}
      </h3>
      <DescriptionList
        facts={[
          ...REFUND_PARTS.filter(({ part }) => parts[part] > 0).map(({ field, part }) => ({
            label: t(`admin.part_${field}`),
            value: shown(parts[part]),
          })),
          { label: t('admin.refundReason'), value: input.reason },
          {
            label: t('admin.refundRestock'),
            value:
              restockDefault(order) !== null &&
              t(input.returnsStock === 'yes' ? 'admin.refundRestockYes' : 'admin.refundRestockNo'),
          },
        ]}
      />
      <p>{t(`admin.refundAfter_${method}`, { email: order.customerEmail })}</p>
      <div className={layout.buttons}>
        <Button
          type="submit"
          name="intent"
          value="request_refund"
          size="small"
          variant="danger"
          isBusy={isSending}
        >
          {t(`admin.refundSubmit_${method}`)}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit_refund"
          size="small"
          variant="outline"
          isBusy={isGoingBack}
        >
          {t('admin.refundEdit')}
        </Button>
        <ButtonLink to="?" variant="quiet" size="small" preventScrollReset>
          {t('admin.close')}
        </ButtonLink>
      </div>
    </Form>
  )
}
