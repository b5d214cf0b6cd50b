/** What was wrong with a form of the console: its fields, each with its words, and what was refused as a whole. */
import { useMemo } from 'react'

import type { MessageParams } from '#i18n/translate.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { RefusedWhole } from './form-frame.tsx'

type RefusedForm<Fault> = {
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  faults: readonly Fault[]
}

type Props<Fault> = {
  /** Only the form's own. */
  refused: RefusedForm<Fault> | undefined
  /** The same function as long as it gives the same words: a new one would take the focus again. */
  textOf: (fault: Fault) => string
  /** What the sentence about the whole names. */
  params?: MessageParams
}

export function Refusal<Fault extends { field: string }>({
  refused,
  textOf,
  params = {},
}: Props<Fault>) {
  const t = useT()
  const problem = useProblem()
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      {refused && refused.code !== null && <RefusedWhole text={problem(refused.code, params)} />}
    </>
  )
}

/** What stands beside a field after a refusal. */
export const fieldErrors =
  <Fault extends { field: string }>({ refused, textOf }: Props<Fault>) =>
  (field: Fault['field']): string | null => {
    const fault = refused?.faults.find((one) => one.field === field)
    return fault ? textOf(fault) : null
  }
