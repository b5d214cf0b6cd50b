/** A form of the legal texts' pages, and what was wrong with it. */
import { useMemo } from 'react'

import { LEGAL_TEXT_LENGTH_MAX } from '#domain/legal/version.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { type ConflictRow, EditConflict } from '../forms/edit-conflict.tsx'
import { FormErrorNote, FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { LegalAction, LegalErrors } from './legal-action.ts'

type Props = FrameProps & {
  action: LegalAction
  errors: LegalErrors | undefined
  hidden?: Record<string, string>
  compared?: readonly ConflictRow[]
}

export function LegalForm({ errors, compared = [], ...frame }: Props) {
  const t = useT()
  const problem = useProblem()
  const errorOf = useLegalErrorOf(errors)
  const summary = useMemo(
    () =>
      (errors?.errors ?? []).map((field) => ({
        fieldId: field,
        message: errorOf(field) ?? '',
      })),
    [errors, errorOf],
  )
  return (
    <FormFrame
      {...frame}
      heading="h3"
      hasErrors={errors !== undefined}
      formErrors={
        errors?.code ? (
          <>
            <FormErrorNote text={problem(errors.code)} />
            {errors.code === 'edit_conflict' && <EditConflict rows={compared} />}
          </>
        ) : (
          <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
        )
      }
    />
  )
}

/** The field error. */
export function useLegalErrorOf(
  errors: LegalErrors | undefined,
): (field: 'effectiveFrom' | 'text') => string | null {
  const t = useT()
  return useMemo(
    () => (field) => {
      if (!errors?.errors.includes(field)) return null
      return field === 'effectiveFrom'
        ? t('adminLegal.dayInvalid')
        : t('adminLegal.textInvalid', { max: LEGAL_TEXT_LENGTH_MAX })
    },
    [t, errors],
  )
}
