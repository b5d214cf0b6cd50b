/** A label, a control, a hint and an error, tied together for those who see and those who listen. */
import { type ReactNode, useId } from 'react'

import css from './field.module.css'
import { Icon } from './icon.tsx'

/** What a control must carry so that its field can speak about it. */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type FieldProps = {
  label: ReactNode
  /** Given, the error summary can lead here; otherwise made up. */
  id?: string | undefined
  hint?: ReactNode
  error?: string | null | undefined
  isRequired?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

/** `<Field label={…} error={…} isRequired>{(control) => <TextInput {...control} name="email" />}</Field>` */
export function Field({ label, id, hint, error, isRequired = false, children }: FieldProps) {
  const made = useId()
  const control = controlOf({
    id: id ?? made,
    hasHint: hasText(hint),
    hasError: hasText(error),
    isRequired,
  })

  return (
    <div className={css.field} data-invalid={hasText(error) || undefined}>
      <label className={css.label} htmlFor={control.id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hasText(hint) && (
        <div className={css.hint} id={`${control.id}-hint`}>
          {hint}
        </div>
      )}
      {children(control)}
      <FieldError id={`${control.id}-error`} error={error} />
    </div>
  )
}

/** The asterisk of Spec §5. The control itself says that it is required, so screen readers skip the star. */
export const RequiredMark = () => (
  <span className={css.star} aria-hidden="true">
    *
  </span>
)

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!hasText(error)) return null
  return (
    <p className={css.error} id={id}>
      <Icon name="alert" size={20} />
      {error}
    </p>
  )
}

const hasText = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== '' && content !== false

type Wiring = { id: string; hasHint: boolean; hasError: boolean; isRequired: boolean }

function controlOf({ id, hasHint, hasError, isRequired }: Wiring): ControlProps {
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    ...(isRequired && { required: true }),
    ...(hasError && { 'aria-invalid': true as const }),
    ...(described !== '' && { 'aria-describedby': described }),
  }
}
