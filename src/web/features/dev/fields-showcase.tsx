import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#web/ui/labelled-control.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

import { ScentCombobox } from './scent-combobox.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'

export function FieldsShowcase() {
  return (
    <Showcase id="fields" title="Fields">
      <TextFields />
      <Selects />
      <Specimen title="Combobox">
        <State name="Default">
          <ScentCombobox />
        </State>
        <State name="Invalid">
          <ScentCombobox error="No scent of this name" />
        </State>
        <State name="Disabled">
          <ScentCombobox isDisabled />
        </State>
      </Specimen>
      <NumberFields />
    </Showcase>
  )
}

function TextFields() {
  return (
    <Specimen title="Text">
      <State name="Default">
        <LabelledInput
          label="Email"
          hint="We send the confirmation to this address."
          isRequired
          type="email"
          autoComplete="off"
        />
      </State>
      <State name="Hover">
        <LabelledInput label="Company" data-state="hover" placeholder="Sample Instruments" />
      </State>
      <State name="Focus">
        <LabelledInput label="Company" data-state="focus" defaultValue="Sample Instruments" />
      </State>
      <State name="Invalid">
        <LabelledInput
          label="Email"
          error="An email address has an @ in it."
          isRequired
          type="text"
          defaultValue="hello.example.com"
        />
      </State>
      <State name="Read only">
        <LabelledInput label="Company" readOnly defaultValue="Sample Instruments" />
      </State>
      <State name="Disabled">
        <LabelledInput label="Company" disabled defaultValue="Sample Instruments" />
      </State>
      <State name="Default">
        <LabelledTextArea label="Notes" rows={3} />
      </State>
    </Specimen>
  )
}

const COUNTRIES = [
  { value: 'japan', label: 'Japan' },
  { value: 'korea', label: 'Republic of Korea' },
  { value: 'newZealand', label: 'New Zealand' },
]

function Selects() {
  return (
    <Specimen title="Select">
      <State name="Default">
        <LabelledSelect
          label="Country"
          isRequired
          options={COUNTRIES}
          placeholder="Please choose"
        />
      </State>
      <State name="Invalid">
        <LabelledSelect
          label="Country"
          error="Please choose"
          isRequired
          options={COUNTRIES}
          placeholder="Please choose"
        />
      </State>
      <State name="Disabled">
        <LabelledSelect label="Country" options={COUNTRIES} disabled />
      </State>
    </Specimen>
  )
}

const PACKAGES_MAX = 3

function NumberFields() {
  const t = useT()
  const [count, setCount] = useState(1)
  const words = { increase: t('ui.increase'), decrease: t('ui.decrease') }
  const frame = { value: count, min: 1, max: PACKAGES_MAX, onChange: setCount, words }
  return (
    <Specimen title="Quantity">
      <State name="Default">
        <Field label="Quantity">{(control) => <NumberField {...control} {...frame} />}</Field>
      </State>
      <State name="Invalid">
        <Field label="Quantity" error="Please choose">
          {(control) => <NumberField {...control} {...frame} />}
        </Field>
      </State>
    </Specimen>
  )
}
