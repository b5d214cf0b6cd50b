/** The first tab: who orders and where they live. Spec §3 "Checkout customer form". */

import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'

import { normalPhone } from '#domain/addresses/normal-phone.ts'
import { checkSelection, packageCount } from '#domain/cart/packaging.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { isCompany } from '#web/draft/buyer.ts'
import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { liveIn } from '#web/draft/residence.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { draftLines } from '../checkout-figures.ts'
import { EuCallout } from '../eu-callout.tsx'
import { fieldLabel } from '../fields/field-label.ts'
import { KnownCountry } from '../fields/known-country.tsx'
import { PersonField } from '../fields/person-field.tsx'
import { useErrorDisplay } from '../fields/use-error-display.ts'
import { validateCustomer } from '../fields/validation.ts'
import { Fields, StepFooter } from '../step-frame.tsx'
import { furthestStep, pathOfStep, withStep } from '../steps.ts'
import { useCheckout } from '../use-checkout.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { SelectionPart } from './selection-part.tsx'
import { usePhoneWarning } from './use-phone-warning.ts'

export function CustomerStep() {
  const t = useT()
  const problem = useProblem()
  const callProblem = useCallProblem({ error: 'prices_error' })
  const locale = useLocale()
  const navigate = useNavigate()
  const draft = useOrderDraft()
  const { quoteState } = useCheckout()
  const display = useErrorDisplay(validateCustomer(draft))
  const warning = usePhoneWarning()
  const formId = useId()
  // From the review one comes to change something, and goes back to it.
  const isReviewed = draft.confirmedSteps.includes('shipping-info')
  const nameField = isCompany(draft) ? 'contact' : 'name'

  function send(event: FormEvent): void {
    event.preventDefault()
    const now = readDraft()
    const selection = selectionErrors(now, problem)
    const prices = quoteState.pricesProblem
    const more = prices ? [{ fieldId: null, message: callProblem(prices) }] : []
    if (!display.send(validateCustomer(now), [...selection, ...more])) return

    const confirmedSteps = withStep(now.confirmedSteps, 'customer-details')
    void navigate(pathOfStep(furthestStep(changeDraft({ confirmedSteps }))))
  }

  return (
    <>
      <ErrorSummary
        title={t('ui.errorSummary', { count: display.summary.length })}
        errors={display.summary}
        isFixed={display.isFixed}
      />
      <form id={formId} noValidate onSubmit={send}>
        <Panel title={t('checkout.contactTitle')}>
          <Fields>
            <BuyerFields display={display} />
            <div data-wide>
              <KnownCountry
                id="location"
                label={fieldLabel(t, 'location', '')}
                hint={t('checkout.locationHint')}
                error={display.errorOf('location')}
                autoComplete="country-name"
                value={draft.location}
                onChoose={(country) => changeDraft(liveIn(country, readDraft()))}
              />
            </div>
            {isEuropeanUnion(draft.location) && (
              <div data-wide>
                <EuCallout country={countryName(draft.location, locale)} />
              </div>
            )}
            <div data-wide>
              <PersonField
                field={nameField}
                value={draft.customerName}
                autoComplete="name"
                error={display.errorOf(nameField)}
                onChange={(customerName) => changeDraft({ customerName })}
                onLeave={(input) => {
                  changeDraft({ customerName: input.normalize('NFC').trim() })
                  display.reveal(nameField)
                }}
                isRequired
              />
            </div>
            <PersonField
              field="email"
              hint={t('checkout.emailHint')}
              value={draft.customerEmail}
              type="email"
              autoComplete="email"
              error={display.errorOf('email')}
              onChange={(customerEmail) => changeDraft({ customerEmail })}
              onLeave={(input) => {
                changeDraft({ customerEmail: input.normalize('NFKC').trim() })
                display.reveal('email')
              }}
              isRequired
            />
            <PersonField
              field="phone"
              hint={t('checkout.phoneHint')}
              value={draft.customerPhone}
              type="tel"
              autoComplete="tel"
              error={display.errorOf('phone')}
              note={warning.isWarned(draft.customerPhone) ? t('checkout.phoneDoubted') : null}
              onChange={(customerPhone) => changeDraft({ customerPhone })}
              onLeave={(input) => {
                const customerPhone = normalPhone(input)
                changeDraft({ customerPhone })
                display.reveal('phone')
                void warning.look(customerPhone, draft.location)
              }}
              isRequired
            />
          </Fields>
        </Panel>
      </form>
      <SelectionPart />
      <StepFooter>
        <ButtonLink to="/order" variant="outline">
          {t('checkout.backToOrder')}
        </ButtonLink>
        <Button type="submit" form={formId}>
          {t(isReviewed ? 'checkout.toConfirmation' : 'checkout.toShipping')}
        </Button>
      </StepFooter>
    </>
  )
}

function selectionErrors(
  draft: OrderDraft,
  problem: ReturnType<typeof useProblem>,
): readonly FieldError[] {
  const sdks = packageCount(draft.selectedSDK)
  const checked = checkSelection(packageCount(draftLines(draft)), draft.selectedCartridges, sdks)
  if (checked.ok) return []

  const { code, ...facts } = checked.error
  const excess = 'excess' in facts ? facts.excess : 0
  const name = 'serials' in facts ? facts.serials : []
  return [{ fieldId: null, message: problem(code, { excess, name }) }]
}
