/** What every form of these pages shares: what was refused, and what stands beside a field. */
import { useMemo } from 'react'

import { PICTURE_ALT_LENGTH_MAX } from '#domain/uploads/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { RefusedWhole } from '../form-frame.tsx'
import type { ContentFault, ContentField, ContentRefused } from './content.ts'

/** `lengths`: how long a field may be, where it was too long. */
export function Refusal({
  refused,
  lengths,
}: {
  refused: ContentRefused | undefined
  lengths?: Lengths
}) {
  const t = useT()
  const problem = useProblem()
  const textOf = useFaultText(lengths)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      {refused && refused.code !== null && <RefusedWhole text={problem(refused.code)} />}
    </>
  )
}

type Lengths = Partial<Record<ContentField, number>>

export function useErrorOf(
  refused: ContentRefused | undefined,
  lengths?: Lengths,
): (field: ContentField) => string | null {
  const textOf = useFaultText(lengths)
  return (field) => {
    const fault = refused?.faults.find((one) => one.field === field)
    return fault ? textOf(fault) : null
  }
}

const OWN_WORDS = {
  slug: 'adminContent.slugWrong',
  startDate: 'adminContent.dayWrong',
  questionType: 'adminContent.groupWrong',
  publishAt: 'adminContent.scheduleMissing',
  showAt: 'adminContent.scheduleMissing',
  file: 'adminContent.fileMissing',
} as const

function useFaultText(lengths: Lengths | undefined): (fault: ContentFault) => string {
  const t = useT()
  const problem = useProblem()
  return useMemo(() => {
    const required = problem('field_required')
    const invalid = problem('field_invalid')
    return ({ field, code }) => {
      if (code === 'past') return t('adminContent.schedulePast')
      if (field in OWN_WORDS) return t(OWN_WORDS[field as keyof typeof OWN_WORDS]) // Just asked.
      const max = lengths?.[field] ?? PICTURE_ALT_LENGTH_MAX
      const words = { missing: required, invalid, too_long: problem('field_too_long', { max }) }
      return words[code]
    }
  }, [t, problem, lengths])
}
