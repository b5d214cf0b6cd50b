import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import { ScentCombobox } from './scent-combobox.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'

export function FieldsShowcase() {
  const t = useT()
  return (
    <Showcase id="fields" title={t('parts.fields')}>
      <TextFields />
      <Selects />
      <Specimen title={t('parts.combobox')}>
        <State name={t('parts.stateDefault')}>
          <ScentCombobox />
        </State>
        <State name={t('parts.stateInvalid')}>
          <ScentCombobox error={t('parts.scentsNone')} />
        </State>
        <State name={t('parts.stateDisabled')}>
          <ScentCombobox isDisabled />
        </State>
      </Specimen>
      <NumberFields />
    </Showcase>
  )
}

function TextFields() {
  const t = useT()
  return (
    <Specimen title={t('parts.textField')}>
      <State name={t('parts.stateDefault')}>
        <Field label={t('parts.email')} hint={t('parts.emailHint')} isRequired>
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </Field>
      </State>
      <State name={t('parts.stateHover')}>
        <Field label={t('parts.company')}>
          {(control) => (
            <TextInput {...control} data-state="hover" placeholder={t('parts.companyExample')} />
          )}
        </Field>
      </State>
      <State name={t('parts.stateFocus')}>
        <Field label={t('parts.company')}>
          {(control) => (
            <TextInput {...control} data-state="focus" defaultValue={t('parts.companyExample')} />
          )}
        </Field>
      </State>
      <State name={t('parts.stateInvalid')}>
        <Field label={t('parts.email')} error={t('parts.emailError')} isRequired>
          {(control) => <TextInput {...control} type="text" defaultValue="hello.example.com" />}
        </Field>
      </State>
      <State name={t('parts.stateReadOnly')}>
        <Field label={t('parts.company')}>
          {(control) => (
            <TextInput {...control} readOnly defaultValue={t('parts.companyExample')} />
          )}
        </Field>
      </State>
      <State name={t('parts.stateDisabled')}>
        <Field label={t('parts.company')}>
          {(control) => (
            <TextInput {...control} disabled defaultValue={t('parts.companyExample')} />
          )}
        </Field>
      </State>
      <State name={t('parts.stateDefault')}>
        <Field label={t('parts.notes')}>{(control) => <TextArea {...control} rows={3} />}</Field>
      </State>
    </Specimen>
  )
}

function Selects() {
  const t = useT()
  const options = (['japan', 'korea', 'newZealand'] as const).map((value) => ({
    value,
    label: t(`parts.${value}`),
  }))
  return (
    <Specimen title={t('parts.select')}>
      <State name={t('parts.stateDefault')}>
        <Field label={t('parts.country')} isRequired>
          {(control) => <Select {...control} options={options} placeholder={t('parts.choose')} />}
        </Field>
      </State>
      <State name={t('parts.stateInvalid')}>
        <Field label={t('parts.country')} error={t('parts.choose')} isRequired>
          {(control) => <Select {...control} options={options} placeholder={t('parts.choose')} />}
        </Field>
      </State>
      <State name={t('parts.stateDisabled')}>
        <Field label={t('parts.country')}>
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
    <Specimen title={t('parts.quantity')}>
      <State name={t('parts.stateDefault')}>
        <Field label={t('parts.quantity')}>
          {(control) => <NumberField {...control} {...frame} />}
        </Field>
      </State>
      <State name={t('parts.stateInvalid')}>
        <Field label={t('parts.quantity')} error={t('parts.choose')}>
          {(control) => <NumberField {...control} {...frame} />}
        </Field>
      </State>
      <State name={t('parts.stateDisabled')}>
        <Field label={t('parts.quantity')}>
          {(control) => <NumberField {...control} {...frame} isDisabled />}
        </Field>
      </State>
    </Specimen>
  )
}
