/** The second tab: where the goods go and how. Spec §3 "Checkout shipping form", §4 "Selecting a shipping country". */
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'

import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { changeDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { EuCallout } from '../eu-callout.tsx'
import { useErrorDisplay } from '../fields/use-error-display.ts'
import { validateShipping } from '../fields/validation.ts'
import { StepFooter } from '../step-frame.tsx'
import { pathOfStep, withStep } from '../steps.ts'
import { useCheckout } from '../use-checkout.ts'
import { AddressFields } from './address-fields.tsx'
import { CustomsCodePart } from './customs-code-field.tsx'
import { takesDeliveryTime } from './delivery-time.ts'
import { MethodCards } from './method-cards.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { useHouseNumber } from './use-house-number.ts'

export function ShippingStep() {
  const t = useT()
  const locale = useLocale()
  const callProblem = useCallProblem({ error: 'shipping_fee_error' })
  const navigate = useNavigate()
  const draft = useOrderDraft()
  const { quoteState } = useCheckout()
  const display = useErrorDisplay(validateShipping(draft))
  const houseNumber = useHouseNumber(draft.address)
  const formId = useId()
  const { country } = draft.address

  /** Without a fee there is no order (spec §5), so the reason is shown here and not at the end. */
  function feeErrors(): FieldError[] {
    const fee = quoteState.fees?.get(draft.shippingMethod)
    if (fee?.ok || isEuropeanUnion(country)) return []
    if (fee) return [{ fieldId: 'method', message: callProblem(fee.error) }]
    return quoteState.areFeesAwaited
      ? [{ fieldId: 'method', message: t('checkout.feeAwaited') }]
      : []
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    const now = readDraft()
    if (!display.send(validateShipping(now), feeErrors())) return
    if (!houseNumber.mayGoOn(now.address)) return

    changeDraft({ confirmedSteps: withStep(now.confirmedSteps, 'shipping-info') })
    void navigate(pathOfStep('order-confirmation'))
  }

  return (
    <>
      <ErrorSummary
        title={t('ui.errorSummary', { count: display.summary.length })}
        errors={display.summary}
        isFixed={display.isFixed}
      />
      <form id={formId} noValidate onSubmit={send}>
        <Panel title={t('checkout.addressTitle')}>
          <AddressFields display={display} houseNumber={houseNumber} />
          <RecipientFields display={display} />
          {isEuropeanUnion(country) && <EuCallout country={countryName(country, locale)} />}
        </Panel>
        <CustomsCodePart display={display} />
        {!isEuropeanUnion(country) && (
          <Panel title={t('checkout.methodTitle')}>
            <MethodCards />
            <DeliveryTimeField />
          </Panel>
        )}
      </form>
      <StepFooter>
        <ButtonLink to={pathOfStep('customer-details')} variant="outline">
          {t('checkout.backToCustomer')}
        </ButtonLink>
        <Button type="submit" form={formId}>
          {t('checkout.toConfirmation')}
        </Button>
      </StepFooter>
    </>
  )
}

/** The time of day at which the parcel should arrive, where the carrier takes a wish. */
function DeliveryTimeField() {
  const t = useT()
  const draft = useOrderDraft()
  if (!takesDeliveryTime(draft)) return <p>{t('checkout.noDeliveryTime')}</p>

  const label = t('checkout.fieldDeliveryTime')
  return (
    <LabelledSelect
      label={t('checkout.optional', { label })}
      hint={t('checkout.deliveryTimeHint')}
      name="delivery-time"
      value={draft.deliveryTime}
      placeholder={t('checkout.anyTime')}
      options={DELIVERY_TIMES.map((time) => ({
        value: time,
        label: t(DELIVERY_TIME_NAMES[time]),
      }))}
      onChange={({ currentTarget: { value } }) =>
        changeDraft({ deliveryTime: DELIVERY_TIMES.find((time) => time === value) ?? '' })
      }
    />
  )
}
