/** One thing about the person who orders or receives. */
import type { HTMLInputTypeAttribute, ReactNode } from 'react'

import { useT } from '#i18n/use-t.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { fieldLabel } from './field-label.ts'
import { SoftNote } from './soft-note.tsx'
import type { CheckoutField } from './validation.ts'

type Props = {
  field: CheckoutField
  value: string
  autoComplete: string
  error: string | null
  type?: Extract<HTMLInputTypeAttribute, 'email' | 'tel' | 'text'>
  hint?: string
  /** What may be a slip; `undefined` where nothing is ever said. */
  note?: ReactNode
  isRequired?: boolean
  onChange: (value: string) => void
  onLeave?: (input: string) => void
}

export function PersonField(props: Props) {
  const t = useT()
  const { field, value, autoComplete, error, type = 'text', hint, note, isRequired } = props
  const label = fieldLabel(t, field, '')
  return (
    <div>
      <LabelledInput
        label={isRequired ? label : t('checkout.optional', { label })}
        hint={hint}
        error={error}
        isRequired={isRequired}
        name={field}
        type={type}
        autoComplete={autoComplete}
        enterKeyHint="next"
        value={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={(event) => props.onLeave?.(event.currentTarget.value)}
      />
      {note !== undefined && <SoftNote>{note}</SoftNote>}
    </div>
  )
}
