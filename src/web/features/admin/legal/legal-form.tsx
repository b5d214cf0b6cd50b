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
  refused: LegalErrors | undefined
  hidden?: Record<string, string>
  compared?: readonly ConflictRow[]
}

export function LegalForm({ refused, compared = [], ...frame }: Props) {
  const t = useT()
  const problem = useProblem()
  const errorOf = useLegalErrorOf(refused)
  const errors = useMemo(
    () =>
      (refused?.errors ?? []).map((field) => ({
        fieldId: field,
        message: errorOf(field) ?? '',
      })),
    [refused, errorOf],
  )
  return (
    <FormFrame
      {...frame}
      heading="h3"
      isRefused={refused !== undefined}
      refusal={
        refused?.code ? (
          <>
            <FormErrorNote text={problem(refused.code)} />
            {refused.code === 'edit_conflict' && <EditConflict rows={compared} />}
          </>
        ) : (
          <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
        )
      }
    />
  )
}

/** What stands beside a field after a refusal. */
export function useLegalErrorOf(
  refused: LegalErrors | undefined,
): (field: 'effectiveFrom' | 'text') => string | null {
  const t = useT()
  return useMemo(
    () => (field) => {
      if (!refused?.errors.includes(field)) return null
      return field === 'effectiveFrom'
        ? t('adminLegal.dayInvalid')
        : t('adminLegal.textInvalid', { max: LEGAL_TEXT_LENGTH_MAX })
    },
    [t, refused],
  )
}
