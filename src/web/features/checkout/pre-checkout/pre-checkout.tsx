/** The pre-checkout questions: EU residence, and the terms of sale. Spec §2 "/pre-checkout", §5 "EU residents". */
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useT } from '#i18n/use-t.ts'
import { type Found, useFound } from '#web/api/use-found.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { StepFooter } from '../step-frame.tsx'
import css from './pre-checkout.module.css'
import { useAcceptTerms } from './use-accept-terms.ts'

const RESIDENCE_ID = 'lives-in-eu'
const ACCEPT_ID = 'accept-terms'
const NOTHING: Found = () => []

type Props = {
  version: string
  /** The terms of sale in full. */
  children: ReactNode
}

export function PreCheckoutForm({ version, children }: Props) {
  const t = useT()
  const draft = useOrderDraft()
  const acceptance = useAcceptTerms(version)
  const formId = useId()
  // The country of residence answers the question already; the answer may still be corrected.
  const [answered, setAnswered] = useState<string | null>(null)
  const residence = answered ?? (isEuropeanUnion(draft.location) ? 'eu' : 'not-eu')
  const [isAccepted, setAccepted] = useState(false)
  const { errors, answer, find } = useFound(NOTHING)
  const messageOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message ?? null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isUnion = isEuropeanUnion(draft.location)
    find(({ t, locale }) => {
      const country = countryName(draft.location, locale)
      return [
        isUnion && {
          fieldId: RESIDENCE_ID,
          message: t('order.preCheckoutResidenceEu', { country }),
        },
        !isAccepted && { fieldId: ACCEPT_ID, message: t('order.preCheckoutAcceptMissing') },
      ].filter((error) => error !== false)
    })
    if (isUnion || !isAccepted) return

    const refused = await acceptance.accept()
    if (refused !== null) find(({ reasonOf }) => [{ fieldId: null, message: reasonOf(refused) }])
  }

  return (
    <>
      <form id={formId} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          title={t('ui.errorSummary', { count: errors.length })}
          errors={errors}
          answer={answer}
        />
        <RadioCards
          id={RESIDENCE_ID}
          legend={t('order.preCheckoutQuestion')}
          name="residence"
          isRequired
          value={residence}
          onChange={(next) => {
            setAnswered(next)
            find(NOTHING)
          }}
          error={messageOf(RESIDENCE_ID)}
          cards={[
            {
              value: 'not-eu',
              label: t('order.preCheckoutNotEu'),
              detail: t('order.preCheckoutNotEuDetail'),
            },
            {
              value: 'eu',
              label: t('order.preCheckoutEu'),
              detail: t('order.preCheckoutEuDetail'),
            },
          ]}
        />
        {residence === 'eu' ? (
          <EuNotice />
        ) : (
          <Checkbox
            id={ACCEPT_ID}
            required
            label={t('order.preCheckoutAccept')}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
            error={isAccepted ? null : messageOf(ACCEPT_ID)}
          />
        )}
      </form>
      <StepFooter>
        <ButtonLink to="/order" variant="outline">
          {t('checkout.backToOrder')}
        </ButtonLink>
        {residence === 'eu' ? (
          <EuContact />
        ) : (
          <Button type="submit" form={formId} isBusy={acceptance.isSending}>
            {t('order.continue')}
          </Button>
        )}
      </StepFooter>
      <div className={css.terms}>{children}</div>
    </>
  )
}

/** Orders from EU member states are taken by contact; the draft goes along, so that nothing is typed twice. */
function EuNotice() {
  const t = useT()
  return (
    <div role="status">
      <Callout tone="info" title={t('order.preCheckoutContactTitle')}>
        <p>{t('order.preCheckoutContactText')}</p>
      </Callout>
    </div>
  )
}

function EuContact() {
  const t = useT()
  return <ButtonLink to="/contact?topic=eu-order">{t('order.preCheckoutContact')}</ButtonLink>
}
