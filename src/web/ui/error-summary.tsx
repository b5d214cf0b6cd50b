/** Error summary at the top of a form, with a link to each field. It takes the focus as soon as it appears. */
import { type MouseEvent, useEffect, useRef } from 'react'

import css from './error-summary.module.css'
import { Icon } from './icon.tsx'

/** `fieldId` is the `id` of the control, `null` for what belongs to no field. */
export type FieldError = { fieldId: string | null; message: string }

/** Give the same array for the same submission: a new one with errors takes the focus again. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])

  if (errors.length === 0) return null
  return (
    <div ref={summary} className={css.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === null ? (
                message
              ) : (
                <a href={`#${fieldId}`} onClick={focusField}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A hash alone scrolls to the field but leaves the focus behind in some browsers. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}
