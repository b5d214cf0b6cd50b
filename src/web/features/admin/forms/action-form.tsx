/** A form of the console: it restores rejected input, shows its errors, and carries its base revision. */
import type { ComponentProps } from 'react'

import type { MessageParams } from '#i18n/translate.ts'
import { useProblem } from '#i18n/use-t.ts'
import { LabelledInput, LabelledTextArea } from '#web/ui/labelled-control.tsx'

import { type ActionErrors, type ActionInput, errorsOf, type FieldError } from './action.ts'
import { type ConflictRow, EditConflict } from './edit-conflict.tsx'
import { FormErrors, fieldErrorOf } from './form-errors.tsx'
import { FormFrame, type FrameProps } from './form-frame.tsx'
import { revisionFor } from './revision.ts'

/** A page that answers several kinds of errors names them by other kinds. */
export type Errors<Input, Wrong extends FieldError> = Omit<
  ActionErrors<string, Input, Wrong>,
  'kind'
>

type Props<Wrong extends FieldError> = FrameProps & {
  /** What the page answered, whichever of its forms it is about. */
  errors: Errors<unknown, Wrong> | undefined
  /** The base revision, where another member of staff may change the record meanwhile. */
  revision?: string
  heading?: 'h2' | 'h3'
  hidden?: Record<string, string>
  isBelow?: boolean
  to?: string
  encType?: 'multipart/form-data'
  /** The words of a field error. */
  textOf?: (error: Wrong) => string
  /** What the sentence about the whole names. */
  params?: MessageParams
  /** The current values next to the input, shown after an edit conflict. */
  compared?: readonly ConflictRow[]
}

export function ActionForm<Wrong extends FieldError>(props: Props<Wrong>) {
  const { errors, revision, textOf, params, compared = [], hidden = {}, ...frame } = props
  const mine = errorsOf(frame.action, errors)
  const plainText = useFieldErrorText()
  return (
    <FormFrame
      {...frame}
      hidden={revision === undefined ? hidden : { ...hidden, revision: revisionOf(mine, revision) }}
      formErrors={
        <>
          <FormErrors
            errors={mine}
            textOf={textOf ?? plainText}
            params={mine?.params ?? params ?? {}}
          />
          {mine?.code === 'edit_conflict' && <EditConflict rows={compared} />}
        </>
      }
      hasErrors={mine !== undefined}
    />
  )
}

/** The revision that a form carries: its base revision, or the current one once an edit conflict was shown. */
export const revisionOf = (
  errors: { code: string | null; input: unknown } | undefined,
  present: string,
): string => {
  // Input is texts by name, whatever an action makes of them.
  const input = errors?.input as ActionInput | undefined
  return revisionFor(errors && { code: errors.code, revision: input?.revision }, present)
}

const INVALID: Readonly<Record<string, string>> = {
  email: 'email_invalid',
  contactEmail: 'email_invalid',
  phone: 'phone_invalid',
}

/** The words of a field that is missing or invalid, which most forms need and no more. */
export function useFieldErrorText(): (error: FieldError) => string {
  const problem = useProblem()
  return ({ field, code }) =>
    problem(code === 'missing' ? 'field_required' : (INVALID[field] ?? 'field_invalid'))
}

/** A field by its name. `now`: what another member of staff saved meanwhile, where it differs from the input. */
export type FieldState = { name: string; value: string; error: string | null; now: string | null }

type Texts<Wrong extends FieldError> = {
  textOf?: (error: Wrong) => string
  /** Formats the current value. */
  nowText?: (present: string) => string
}

/** What each field of a form holds: the input after an error, else what is `current`. */
export function useFields<Wrong extends FieldError>(
  action: string,
  errors: Errors<object, Wrong> | undefined,
  current: ActionInput,
  { textOf, nowText }: Texts<Wrong> = {},
): (field: string) => FieldState {
  const plainText = useFieldErrorText()
  const mine = errorsOf(action, errors)
  const errorOf = fieldErrorOf(mine, textOf ?? plainText)
  return (field) => {
    const present = current[field] ?? ''
    const value = mine ? textIn(mine.input, field) : present
    // A field that begins empty, such as a new price, cannot conflict with another change.
    const isOvertaken =
      Object.hasOwn(current, field) && mine?.code === 'edit_conflict' && value !== present
    const now = isOvertaken && nowText ? nowText(present) : null
    return { name: field, value, error: errorOf(field), now }
  }
}

/** Input of a form may have lists beside its texts. */
function textIn(input: object, field: string): string {
  const text: unknown = Object.getOwnPropertyDescriptor(input, field)?.value
  return typeof text === 'string' ? text : ''
}

type StatefulProps<Control extends typeof LabelledInput | typeof LabelledTextArea> = Omit<
  ComponentProps<Control>,
  'id' | 'name' | 'error' | 'defaultValue'
> & { state: FieldState }

/** One line of text, with its hint or its edit conflict. */
export function TextField({ state, hint, ...input }: StatefulProps<typeof LabelledInput>) {
  return (
    <LabelledInput
      autoComplete="off"
      {...input}
      name={state.name}
      hint={state.now ?? hint}
      error={state.error}
      defaultValue={state.value}
    />
  )
}

/** The same for a text that is longer than a line of the form. */
export function TextAreaField({ state, hint, ...input }: StatefulProps<typeof LabelledTextArea>) {
  return (
    <LabelledTextArea
      autoComplete="off"
      rows={3}
      {...input}
      name={state.name}
      hint={state.now ?? hint}
      error={state.error}
      defaultValue={state.value}
    />
  )
}
