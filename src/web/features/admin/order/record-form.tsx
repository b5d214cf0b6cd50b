/** A form that puts an order right: filled with what stands there, and with what was typed once it was refused. */
import { type ReactNode, useMemo } from 'react'

import type { MendFault, MendField } from '#domain/orders/mending.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { type ControlProps, Field } from '../../../ui/field.tsx'
import { FormFrame, type FrameProps, RefusedWhole } from '../form-frame.tsx'
import type { RecordRefused, RecordWork } from './record-work.ts'

type Props = FrameProps & {
  work: RecordWork
  hidden?: Record<string, string>
  refused: RecordRefused | undefined
}

export function RecordForm({ refused, ...frame }: Props) {
  const mine = refused?.work === frame.work ? refused : undefined
  return (
    <FormFrame {...frame} refusal={<Refusal refused={mine} />} isRefused={mine !== undefined} />
  )
}

function Refusal({ refused }: { refused: RecordRefused | undefined }) {
  const t = useT()
  const problem = useProblem()
  const textOf = useFaultText()
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      {refused && refused.code !== null && <RefusedWhole text={problem(refused.code)} />}
    </>
  )
}

type Fault = RecordRefused['faults'][number]

/** The words for what was typed wrong. */
function useFaultText(): (fault: Fault) => string {
  const problem = useProblem()
  const [missing, invalid] = [problem('field_required'), problem('field_invalid')]
  const [email, phone] = [problem('email_invalid'), problem('phone_invalid')]
  return useMemo(() => {
    const special: Partial<Record<Fault['field'], string>> = { email, phone }
    return ({ field, code }) => (code === 'missing' ? missing : (special[field] ?? invalid))
  }, [missing, invalid, email, phone])
}

type FieldProps = {
  form: Filled
  field: MendField
  label: string
  hint?: string
  isRequired?: boolean
  children: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode
}

/** What a form is filled with. */
export type Filled = {
  texts: Partial<Record<MendField, string>>
  refused: RecordRefused | undefined
}

/** Where somebody else was faster, what stands there now is told beside what was typed. */
export function MendedField({ form, field, label, hint, isRequired, children }: FieldProps) {
  const t = useT()
  const textOf = useFaultText()
  const { texts, refused } = form
  const now = texts[field] ?? ''
  const typed = refused?.typed[field] ?? now
  const isTaken = refused?.code === 'changed_meanwhile' && typed !== now
  const fault = refused?.faults.find((one): one is MendFault => one.field === field)
  const taken = isTaken ? t('adminOrder.standsNow', { text: now || t('admin.none') }) : hint

  return (
    <Field
      id={field}
      label={label}
      hint={taken}
      error={fault ? textOf(fault) : null}
      isRequired={isRequired}
    >
      {(control) => children({ ...control, name: field, defaultValue: typed })}
    </Field>
  )
}
