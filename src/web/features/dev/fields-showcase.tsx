import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

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
        <Field label={TEXTS.email} hint={TEXTS.emailHint} isRequired>
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </Field>
      </State>
      <State name={TEXTS.stateHover}>
        <Field label={TEXTS.company}>
          {(control) => (
            <TextInput {...control} data-state="hover" placeholder={TEXTS.companyExample} />
          )}
        </Field>
      </State>
      <State name={TEXTS.stateFocus}>
        <Field label={TEXTS.company}>
          {(control) => (
            <TextInput {...control} data-state="focus" defaultValue={TEXTS.companyExample} />
          )}
        </Field>
      </State>
      <State name={TEXTS.stateInvalid}>
        <Field label={TEXTS.email} error={TEXTS.emailError} isRequired>
          {(control) => <TextInput {...control} type="text" defaultValue="hello.example.com" />}
        </Field>
      </State>
      <State name={TEXTS.stateReadOnly}>
        <Field label={TEXTS.company}>
          {(control) => <TextInput {...control} readOnly defaultValue={TEXTS.companyExample} />}
        </Field>
      </State>
      <State name={TEXTS.stateDisabled}>
        <Field label={TEXTS.company}>
          {(control) => <TextInput {...control} disabled defaultValue={TEXTS.companyExample} />}
        </Field>
      </State>
      <State name={TEXTS.stateDefault}>
        <Field label={TEXTS.notes}>{(control) => <TextArea {...control} rows={3} />}</Field>
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
        <Field label={TEXTS.country} isRequired>
          {(control) => <Select {...control} options={options} placeholder={TEXTS.choose} />}
        </Field>
      </State>
      <State name={TEXTS.stateInvalid}>
        <Field label={TEXTS.country} error={TEXTS.choose} isRequired>
          {(control) => <Select {...control} options={options} placeholder={TEXTS.choose} />}
        </Field>
      </State>
      <State name={TEXTS.stateDisabled}>
        <Field label={TEXTS.country}>
          {(control) => <Select {...control} options={options} disabled />}
        </Field>
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
      <State name={TEXTS.stateDisabled}>
        <Field label={TEXTS.quantity}>
          {(control) => <NumberField {...control} {...frame} isDisabled />}
        </Field>
      </State>
    </Specimen>
  )
}
