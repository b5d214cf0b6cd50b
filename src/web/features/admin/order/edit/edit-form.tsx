/** A form that puts an order right: filled with what stands there, and with what was typed once it was refused. */
import type { ReactNode } from 'react'

import type { EditField } from '#domain/orders/editing/editable-fields.ts'
import { useT } from '#i18n/use-t.ts'
import { ActionForm, useFieldErrorText } from '#web/features/admin/forms/action-form.tsx'
import { fieldErrorOf } from '#web/features/admin/forms/form-errors.tsx'
import type { FrameProps } from '#web/features/admin/forms/form-frame.tsx'
import { type ControlProps, Field } from '#web/ui/field.tsx'

import type { OrderEditAction, OrderEditErrors } from './edit-action.ts'

type Props = FrameProps & {
  action: OrderEditAction
  /** The fingerprint of what it is filled from; a note has none. */
  revision?: string
  errors: OrderEditErrors | undefined
}

export function OrderEditForm({ revision, errors, ...form }: Props) {
  return (
    <ActionForm
      {...form}
      errors={errors && { ...errors, kind: 'refused' }}
      {...(revision !== undefined && { revision: revision })}
    />
  )
}

type FieldProps = {
  form: Filled
  field: EditField
  label: string
  hint?: string
  isRequired?: boolean
  children: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

/** What a form is filled with. */
export type Filled = {
  texts: Partial<Record<EditField, string>>
  errors: OrderEditErrors | undefined
}

/** Where somebody else was faster, what stands there now is told beside what was typed. */
export function EditedField({ form, field, label, hint, isRequired, children }: FieldProps) {
  const t = useT()
  const textOf = useFieldErrorText()
  const { texts, errors } = form
  const now = texts[field] ?? ''
  const input = errors?.input[field] ?? now
  const isTaken = errors?.code === 'edit_conflict' && input !== now
  const taken = isTaken ? t('adminOrder.standsNow', { text: now || t('admin.none') }) : hint

  return (
    <Field
      id={field}
      label={label}
      hint={taken}
      error={fieldErrorOf(errors, textOf)(field)}
      isRequired={isRequired}
    >
      {(control) => children({ ...control, name: field, defaultValue: input })}
    </Field>
  )
}
