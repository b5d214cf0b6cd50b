/** Error summary at the top of a form, with a link to each field. It takes the focus as soon as it appears. */
import { type MouseEvent, useEffect, useRef } from 'react'

import css from './error-summary.module.css'
import { Icon } from './icon.tsx'

/** `fieldId` is the `id` of the control, `null` for what belongs to no field. */
export type FieldError = { fieldId: string | null; message: string }

type Props = {
  title: string
  errors: readonly FieldError[]
  /** What they are of: a new answer with errors takes the focus again. */
  answer?: unknown
  /** Its error is struck out and stays in its line, so that the form does not move while someone types in it. */
  isFixed?: (fieldId: string) => boolean
}

export function ErrorSummary({ title, errors, answer = errors, isFixed = () => false }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const focused = useRef<unknown>(null)

  useEffect(() => {
    if (errors.length === 0 || focused.current === answer) return
    focused.current = answer
    summary.current?.focus()
  }, [errors, answer])

  if (errors.length === 0) return null
  return (
    <div ref={summary} className={css.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <SummaryLine
                fieldId={fieldId}
                message={message}
                isFixed={fieldId !== null && isFixed(fieldId)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SummaryLine({ fieldId, message, isFixed }: FieldError & { isFixed: boolean }) {
  if (isFixed) return <s aria-hidden="true">{message}</s>
  if (fieldId === null) return message
  return (
    <a href={`#${fieldId}`} onClick={focusField}>
      {message}
    </a>
  )
}

/** A hash alone scrolls to the field but leaves the focus behind in some browsers. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}
