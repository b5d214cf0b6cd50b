/** Fields of the forms that edit an order: filled with the current values, or with the input once it was rejected. */
import type { ReactNode } from 'react'

import type { EditField, EditTexts } from '#domain/orders/editing/editable-fields.ts'
import { isTrackingRefusal } from '#domain/shipping/tracking/tracking.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import {
  type FieldState,
  useFieldErrorText,
  useFields,
} from '#web/features/admin/forms/action-form.tsx'
import { type ControlProps, Field } from '#web/ui/field.tsx'

import type { OrderEditAction, OrderEditErrors } from './edit-action.ts'

export type EditFields = (field: EditField) => FieldState

export function useEditFields(
  action: OrderEditAction,
  errors: OrderEditErrors | undefined,
  texts: EditTexts,
): EditFields {
  const t = useT()
  const problem = useProblem()
  const plainText = useFieldErrorText()
  const textOf = (error: OrderEditErrors['fieldErrors'][number]) =>
    isTrackingRefusal(error.code) ? problem(error.code) : plainText(error)
  const nowText = (text: string) => t('adminOrder.standsNow', { text: text || t('admin.none') })
  return useFields(action, errors, texts, { textOf, nowText })
}

type Props = {
  fields: EditFields
  field: EditField
  label: string
  hint?: string
  isRequired?: boolean
  children: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

/** After an edit conflict, the current value replaces the hint. */
export function EditedField({ fields, field, label, hint, isRequired, children }: Props) {
  const { value, error, now } = fields(field)
  return (
    <Field id={field} label={label} hint={now ?? hint} error={error} isRequired={isRequired}>
      {(control) => children({ ...control, name: field, defaultValue: value })}
    </Field>
  )
}
