import { type ComponentProps, type ReactNode, useId } from 'react'

import css from './choice.module.css'
import { FieldError, RequiredMark } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'id'> & {
  label: ReactNode
  id?: string | undefined
  error?: string | null | undefined
}

export function Checkbox({ label, id, error = null, ...rest }: Props) {
  const made = useId()
  const own = id ?? made
  const isInvalid = error !== null && error !== ''

  return (
    <div className={css.checkbox}>
      <label className={css.line}>
        <input
          {...rest}
          type="checkbox"
          id={own}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${own}-error` : undefined}
        />
        <span>
          {label}
          {rest.required && <RequiredMark />}
        </span>
      </label>
      <FieldError id={`${own}-error`} error={error} />
    </div>
  )
}
