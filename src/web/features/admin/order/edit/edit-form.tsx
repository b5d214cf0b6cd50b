/** Fields of the forms that edit an order: filled with the current values, or with the input once it was rejected. */
import type { ReactNode } from 'react'

import type { EditField } from '#domain/orders/editing/editable-fields.ts'
import { useT } from '#i18n/use-t.ts'
import { type FieldState, useFields } from '#web/features/admin/forms/action-form.tsx'
import { type ControlProps, Field } from '#web/ui/field.tsx'

import type { OrderErrors } from '../order-action.ts'
import type { OrderDetail } from '../order-detail.server.ts'
import { useErrorText } from '../use-error-text.ts'
import { PART_OF } from './edit-action.ts'

export type EditFields = (field: EditField) => FieldState

export function useEditFields(
  action: keyof typeof PART_OF,
  errors: OrderErrors | undefined,
  { order, editable }: OrderDetail,
): EditFields {
  const t = useT()
  const nowText = (text: string) => t('adminOrder.standsNow', { text: text || t('admin.none') })
  const texts = editable[PART_OF[action]]?.texts ?? {}
  return useFields(action, errors, texts, { textOf: useErrorText(order.currency), nowText })
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
