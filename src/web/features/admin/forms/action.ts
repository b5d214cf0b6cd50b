/** The protocol of every form of the console: what it does, what was entered, and the errors that come back. */
import type { z } from 'zod'

import type { MessageParams } from '#i18n/translate.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** What was entered, by the name of the field. */
export type ActionInput = Readonly<Record<string, string>>

/** A field that was filled in wrongly; the form knows the words for its code. */
export type FieldError<Field extends string = string, Code extends string = string> = {
  field: Field
  code: Code
}

/** An action that was refused. The form shows it with the input it came with. */
export type ActionErrors<
  Action extends string = string,
  Input = ActionInput,
  Wrong extends FieldError = FieldError,
> = {
  kind: 'refused'
  action: Action
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  fieldErrors: readonly Wrong[]
  input: Input
  /** What the problem's sentence names. */
  params?: MessageParams
}

type Why<Wrong> = { code?: string; fieldErrors?: readonly Wrong[]; params?: MessageParams }

export const actionErrors = <Action extends string, Input, Wrong extends FieldError = never>(
  action: Action,
  input: Input,
  { code, fieldErrors = [], params }: Why<Wrong>,
): ActionErrors<Action, Input, Wrong> => ({
  kind: 'refused',
  action,
  input,
  code: code ?? null,
  fieldErrors,
  ...(params !== undefined && { params }),
})

export type ActionDone<Action extends string> = { done: Action }

/** The result of a use case, as the page reports it. */
export const outcomeOf = <Action extends string, Input>(
  action: Action,
  input: Input,
  result: Result<unknown, string>,
): ActionDone<Action> | ActionErrors<Action, Input, never> =>
  result.ok ? { done: action } : actionErrors(action, input, { code: result.error })

/** The same of a form of one text: an invalid request is about that field. */
export function textOutcome<Action extends string>(
  action: Action,
  { input, field, result }: { input: ActionInput; field: string; result: Result<unknown, string> },
):
  | ActionDone<Action>
  | ActionErrors<Action, ActionInput, FieldError<string, 'missing' | 'invalid'>> {
  if (result.ok || result.error !== 'request_invalid') return outcomeOf(action, input, result)
  const code = isEmpty(input[field] ?? '') ? 'missing' : 'invalid'
  return actionErrors(action, input, { fieldErrors: [{ field, code }] })
}

/** Status: 422 for field errors, 403 for a missing permission, and 409 for a conflict about the whole form. */
export function formStatus({ code }: Pick<ActionErrors, 'code'>): number {
  if (code === null) return 422
  return code === 'forbidden' ? 403 : 409
}

/** Every text of a form by its name; the first where a name comes twice. */
export function readInput(form: FormData): Record<string, string> {
  const input: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(input, name)) input[name] = value
  }
  return input
}

type Values = Readonly<Record<string, unknown>>

/**
 * Reads input by its schema. `fields` are those that a user fills in: an error in any other field cannot be corrected
 * there, so the whole request is invalid.
 */
export function parseAction<Schema extends z.ZodType, Field extends string>(
  schema: Schema,
  values: Values,
  fields: readonly Field[],
): Result<z.output<Schema>, Why<FieldError<Field, 'missing' | 'invalid'>>> {
  const read = schema.safeParse(values)
  if (read.success) return ok(read.data)

  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  const fieldErrors = fields
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, code: isEmpty(values[field]) ? 'missing' : 'invalid' }) as const)
  return fail(
    fieldErrors.length < wrong.size ? { code: 'request_invalid', fieldErrors } : { fieldErrors },
  )
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0

/** Which of some actions a word is; `null` for every other. */
export const findAction = <Action extends string>(
  actions: readonly Action[],
  word: string | null | undefined,
): Action | null => actions.find((action) => action === word) ?? null

/** A form that a link opens: `?form=` names its action, `&id=` the row it is about. */
export type OpenFormParam<Action extends string = string> = { action: Action; id: string }

export function openFormFromUrl<Action extends string>(
  actions: readonly Action[],
  search: URLSearchParams,
): OpenFormParam<Action> | null {
  const action = findAction(actions, search.get('form'))
  return action && { action, id: search.get('id') ?? '' }
}

/** A form that was refused stays open, whatever the address says. */
export const openForm = <Action extends string>(
  asked: OpenFormParam<Action> | null,
  errors: { action: Action; input: { id?: string } } | undefined,
): OpenFormParam<Action> | null =>
  errors ? { action: errors.action, id: errors.input.id ?? '' } : asked

export const isOpen = <Action extends string>(
  open: OpenFormParam<Action> | null,
  action: NoInfer<Action>,
  id = '',
): boolean => open?.action === action && open.id === id

/** The answer to this very form; every other form of the page ignores it. */
export const errorsOf = <Errors extends { action: string }>(
  action: Errors['action'],
  errors: Errors | undefined,
): Errors | undefined => (errors?.action === action ? errors : undefined)
