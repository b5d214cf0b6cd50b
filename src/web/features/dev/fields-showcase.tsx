import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#web/ui/labelled-control.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

import { ScentCombobox } from './scent-combobox.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

export function FieldsShowcase() {
  return (
    <Showcase id="fields" title={TEXTS.fields}>
      <TextFields />
      <Selects />
      <Specimen title={TEXTS.combobox}>
        <State name={TEXTS.stateDefault}>
          <ScentCombobox />
        </State>
        <State name={TEXTS.stateInvalid}>
          <ScentCombobox error={TEXTS.scentsNone} />
        </State>
        <State name={TEXTS.stateDisabled}>
          <ScentCombobox isDisabled />
        </State>
      </Specimen>
      <NumberFields />
    </Showcase>
  )
}

function TextFields() {
  return (
    <Specimen title={TEXTS.textField}>
      <State name={TEXTS.stateDefault}>
        <LabelledInput
          label={TEXTS.email}
          hint={TEXTS.emailHint}
          isRequired
          type="email"
          autoComplete="off"
        />
      </State>
      <State name={TEXTS.stateHover}>
        <LabelledInput
          label={TEXTS.company}
          data-state="hover"
          placeholder={TEXTS.companyExample}
        />
      </State>
      <State name={TEXTS.stateFocus}>
        <LabelledInput
          label={TEXTS.company}
          data-state="focus"
          defaultValue={TEXTS.companyExample}
        />
      </State>
      <State name={TEXTS.stateInvalid}>
        <LabelledInput
          label={TEXTS.email}
          error={TEXTS.emailError}
          isRequired
          type="text"
          defaultValue="hello.example.com"
        />
      </State>
      <State name={TEXTS.stateReadOnly}>
        <LabelledInput label={TEXTS.company} readOnly defaultValue={TEXTS.companyExample} />
      </State>
      <State name={TEXTS.stateDisabled}>
        <LabelledInput label={TEXTS.company} disabled defaultValue={TEXTS.companyExample} />
      </State>
      <State name={TEXTS.stateDefault}>
        <LabelledTextArea label={TEXTS.notes} rows={3} />
      </State>
    </Specimen>
  )
}

function Selects() {
  const options = (['japan', 'korea', 'newZealand'] as const).map((value) => ({
    value,
    label: TEXTS[value],
  }))
  return (
    <Specimen title={TEXTS.select}>
      <State name={TEXTS.stateDefault}>
        <LabelledSelect
          label={TEXTS.country}
          isRequired
          options={options}
          placeholder={TEXTS.choose}
        />
      </State>
      <State name={TEXTS.stateInvalid}>
        <LabelledSelect
          label={TEXTS.country}
          error={TEXTS.choose}
          isRequired
          options={options}
          placeholder={TEXTS.choose}
        />
      </State>
      <State name={TEXTS.stateDisabled}>
        <LabelledSelect label={TEXTS.country} options={options} disabled />
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
    <Specimen title={TEXTS.quantity}>
      <State name={TEXTS.stateDefault}>
        <Field label={TEXTS.quantity}>{(control) => <NumberField {...control} {...frame} />}</Field>
      </State>
      <State name={TEXTS.stateInvalid}>
        <Field label={TEXTS.quantity} error={TEXTS.choose}>
          {(control) => <NumberField {...control} {...frame} />}
        </Field>
      </State>
    </Specimen>
  )
}
