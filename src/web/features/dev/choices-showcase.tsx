import { useId } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { Showcase, Specimen, State } from './showcase.tsx'

export function ChoicesShowcase() {
  return (
    <Showcase id="choices" title="Choices">
      <Specimen title="Checkbox">
        <State name="Default">
          <Checkbox label="I have read the terms of sale" required />
        </State>
        <State name="Invalid">
          <Checkbox
            label="I have read the terms of sale"
            error="Please read and accept the terms."
            required
          />
        </State>
        <State name="Disabled">
          <Checkbox label="I have read the terms of sale" disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="Switch">
        <State name="Default">
          <Switch label="Show differences only" defaultChecked />
          <Switch label="Show differences only" />
        </State>
        <State name="Focus">
          <Switch label="Show differences only" data-state="focus" />
        </State>
        <State name="Disabled">
          <Switch label="Show differences only" disabled />
          <Switch label="Show differences only" disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="RadioCards" layout="wide">
        <State name="Default">
          <PaymentCards />
        </State>
        <State name="Invalid">
          <PaymentCards error="Please choose how to pay." value={null} />
        </State>
        <State name="Disabled">
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
      legend="Payment"
      name={useId()}
      value={value}
      error={error}
      isRequired={error !== undefined}
      cards={[
        { value: 'card', label: 'Card', detail: 'Paid at once', isDisabled },
        {
          value: 'transfer',
          label: 'Bank transfer',
          detail: 'We ship after the money has arrived',
          isDisabled,
        },
      ]}
    />
  )
}
