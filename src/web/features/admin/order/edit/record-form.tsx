/** A form that puts an order right: filled with what stands there, and with what was typed once it was refused. */
import { type ReactNode, useCallback } from 'react'

import type { EditField } from '#domain/orders/editing/editable-fields.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { fieldErrors, Refusal } from '#web/features/admin/forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '#web/features/admin/forms/form-frame.tsx'
import { revisionFor } from '#web/features/admin/forms/revision.ts'
import { type ControlProps, Field } from '#web/ui/field.tsx'

import type { RecordAction, RecordErrors } from './record-action.ts'

type Props = FrameProps & {
  action: RecordAction
  /** The fingerprint of what it is filled from; a note has none. */
  revision?: string
  refused: RecordErrors | undefined
}

export function RecordForm({ revision, refused, ...frame }: Props) {
  const mine = refused?.action === frame.action ? refused : undefined
  const answer = mine && { code: mine.code, revision: mine.input.revision }
  const textOf = useErrorText()
  return (
    <FormFrame
      {...frame}
      {...(revision !== undefined && { hidden: { revision: revisionFor(answer, revision) } })}
      refusal={<Refusal refused={mine} textOf={textOf} />}
      isRefused={mine !== undefined}
    />
  )
}

type FieldError = RecordErrors['errors'][number]

const INVALID: Partial<Record<FieldError['field'], string>> = {
  email: 'email_invalid',
  phone: 'phone_invalid',
}

/** The words for what was typed wrong. */
function useErrorText(): (error: FieldError) => string {
  const problem = useProblem()
  return useCallback(
    ({ field, code }) =>
      problem(code === 'missing' ? 'field_required' : (INVALID[field] ?? 'field_invalid')),
    [problem],
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
  refused: RecordErrors | undefined
}

/** Where somebody else was faster, what stands there now is told beside what was typed. */
export function EditedField({ form, field, label, hint, isRequired, children }: FieldProps) {
  const t = useT()
  const textOf = useErrorText()
  const { texts, refused } = form
  const now = texts[field] ?? ''
  const input = refused?.input[field] ?? now
  const isTaken = refused?.code === 'edit_conflict' && input !== now
  const taken = isTaken ? t('adminOrder.standsNow', { text: now || t('admin.none') }) : hint

  return (
    <Field
      id={field}
      label={label}
      hint={taken}
      error={fieldErrors({ refused, textOf })(field)}
      isRequired={isRequired}
    >
      {(control) => children({ ...control, name: field, defaultValue: input })}
    </Field>
  )
}
