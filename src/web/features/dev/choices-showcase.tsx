import { useId } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

export function ChoicesShowcase() {
  return (
    <Showcase id="choices" title={TEXTS.choices}>
      <Specimen title="Checkbox">
        <State name={TEXTS.stateDefault}>
          <Checkbox label={TEXTS.agree} required />
        </State>
        <State name={TEXTS.stateInvalid}>
          <Checkbox label={TEXTS.agree} error={TEXTS.agreeError} required />
        </State>
        <State name={TEXTS.stateDisabled}>
          <Checkbox label={TEXTS.agree} disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="Switch">
        <State name={TEXTS.stateDefault}>
          <Switch label={TEXTS.onlyDifferences} defaultChecked />
          <Switch label={TEXTS.onlyDifferences} />
        </State>
        <State name={TEXTS.stateFocus}>
          <Switch label={TEXTS.onlyDifferences} data-state="focus" />
        </State>
        <State name={TEXTS.stateDisabled}>
          <Switch label={TEXTS.onlyDifferences} disabled />
          <Switch label={TEXTS.onlyDifferences} disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="RadioCards" layout="wide">
        <State name={TEXTS.stateDefault}>
          <PaymentCards />
        </State>
        <State name={TEXTS.stateInvalid}>
          <PaymentCards error={TEXTS.paymentError} value={null} />
        </State>
        <State name={TEXTS.stateDisabled}>
          <PaymentCards isDisabled />
        </State>
      </Specimen>
    </Showcase>
  )
}

type CardsProps = { error?: string; value?: string | null; isDisabled?: boolean }

export function PaymentCards({ error, value = 'card', isDisabled = false }: CardsProps) {
  return (
    <RadioCards
      legend={TEXTS.payment}
      name={useId()}
      value={value}
      error={error}
      isRequired={error !== undefined}
      cards={[
        { value: 'card', label: TEXTS.card, detail: TEXTS.cardDetail, isDisabled },
        {
          value: 'transfer',
          label: TEXTS.transfer,
          detail: TEXTS.transferDetail,
          isDisabled,
        },
      ]}
    />
  )
}
