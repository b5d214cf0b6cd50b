/** A form of the people's pages, and what was wrong with it. */
import { useMemo } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FormFrame, type FrameProps, RefusedWhole } from '../form-frame.tsx'
import type { Field, PeopleWork, Refused } from './people.ts'

export type AnyRefused = Refused<PeopleWork>

type Props = FrameProps & {
  work: PeopleWork
  heading?: 'h2' | 'h3'
  hidden?: Record<string, string>
  /** It stands below other words of its part. */
  isBelow?: boolean
  refused: AnyRefused | undefined
}

export function PeopleForm({ refused, ...frame }: Props) {
  const mine = refused?.work === frame.work ? refused : undefined
  return (
    <FormFrame {...frame} refusal={<Refusal refused={mine} />} isRefused={mine !== undefined} />
  )
}

function Refusal({ refused }: { refused: AnyRefused | undefined }) {
  const t = useT()
  const problem = useProblem()
  const errorOf = useErrorOf(refused)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map(({ field }) => ({
        fieldId: field,
        message: errorOf(field) ?? '',
      })),
    [refused, errorOf],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      {refused && refused.code !== null && <RefusedWhole text={problem(refused.code)} />}
    </>
  )
}

/** What stands beside a field after a refusal. */
export function useErrorOf(refused: AnyRefused | undefined): (field: Field) => string | null {
  const problem = useProblem()
  const required = problem('field_required')
  const invalid = problem('field_invalid')
  const email = problem('email_invalid')

  return useMemo(
    () => (field) => {
      const fault = refused?.faults.find((one) => one.field === field)
      if (!fault) return null
      if (fault.isMissing) return required
      return field === 'email' ? email : invalid
    },
    [required, invalid, email, refused],
  )
}
