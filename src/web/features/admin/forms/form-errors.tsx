/** What was wrong with a form: a summary of its fields, which takes the focus, and what was refused as a whole. */
import type { MessageParams } from '#i18n/translate.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import type { ActionErrors, FieldError } from './action.ts'
import { FormErrorNote } from './form-frame.tsx'

type Errors<Wrong extends FieldError> = Pick<
  ActionErrors<string, unknown, Wrong>,
  'code' | 'fieldErrors'
>

type Props<Wrong extends FieldError> = {
  /** Only the form's own. */
  errors: Errors<Wrong> | undefined
  textOf: (error: Wrong) => string
  params?: MessageParams
}

export function FormErrors<Wrong extends FieldError>({
  errors,
  textOf,
  params = {},
}: Props<Wrong>) {
  const t = useT()
  const problem = useProblem()
  const summary = (errors?.fieldErrors ?? []).map((error) => ({
    fieldId: error.field,
    message: textOf(error),
  }))
  return (
    <>
      <ErrorSummary
        title={t('ui.errorSummary', { count: summary.length })}
        errors={summary}
        answer={errors}
      />
      {errors && errors.code !== null && <FormErrorNote text={problem(errors.code, params)} />}
    </>
  )
}

/** The message of a field error; `null` where the field is valid. */
export const fieldErrorOf =
  <Wrong extends FieldError>(errors: Errors<Wrong> | undefined, textOf: (error: Wrong) => string) =>
  (field: string): string | null => {
    const error = errors?.fieldErrors.find((one) => one.field === field)
    return error ? textOf(error) : null
  }
