/** What was wrong with a form of the console: its fields, each with its words, and what was refused as a whole. */
import { useMemo } from 'react'

import type { MessageParams } from '#i18n/translate.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { FormErrorNote } from './form-frame.tsx'

type RefusedFormErrors<FieldError> = {
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: readonly FieldError[]
}

type Props<FieldError> = {
  /** Only the form's own. */
  refused: RefusedFormErrors<FieldError> | undefined
  /** The same function as long as it gives the same words: a new one would take the focus again. */
  textOf: (error: FieldError) => string
  /** What the sentence about the whole names. */
  params?: MessageParams
}

export function Refusal<FieldError extends { field: string }>({
  refused,
  textOf,
  params = {},
}: Props<FieldError>) {
  const t = useT()
  const problem = useProblem()
  const errors = useMemo(
    () =>
      (refused?.errors ?? []).map((error) => ({ fieldId: error.field, message: textOf(error) })),
    [refused, textOf],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
      {refused && refused.code !== null && <FormErrorNote text={problem(refused.code, params)} />}
    </>
  )
}

/** What stands beside a field after a refusal. */
export const fieldErrors =
  <FieldError extends { field: string }>({ refused, textOf }: Props<FieldError>) =>
  (field: FieldError['field']): string | null => {
    const error = refused?.errors.find((one) => one.field === field)
    return error ? textOf(error) : null
  }
