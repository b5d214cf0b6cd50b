/**
 * A control with its label, hint and error. What is neither of them belongs to the control; without an id, its name is one.
 */
import type { ComponentProps } from 'react'

import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea, TextInput } from './text-input.tsx'

type Labels = Omit<ComponentProps<typeof Field>, 'children'>
type Labelled<Control> = Labels & Omit<Control, keyof Labels>

export function LabelledInput(props: Labelled<ComponentProps<typeof TextInput>>) {
  const { labels, ...input } = partsOf(props)
  return <Field {...labels}>{(control) => <TextInput {...control} {...input} />}</Field>
}

export function LabelledTextArea(props: Labelled<ComponentProps<typeof TextArea>>) {
  const { labels, ...area } = partsOf(props)
  return <Field {...labels}>{(control) => <TextArea {...control} {...area} />}</Field>
}

export function LabelledSelect(props: Labelled<ComponentProps<typeof Select>>) {
  const { labels, ...select } = partsOf(props)
  return <Field {...labels}>{(control) => <Select {...control} {...select} />}</Field>
}

type Named = Labels & { name?: string | undefined }

function partsOf<Props extends Named>({ label, hint, error, isRequired, id, ...rest }: Props) {
  return { labels: { label, hint, error, isRequired, id: id ?? rest.name }, ...rest }
}
