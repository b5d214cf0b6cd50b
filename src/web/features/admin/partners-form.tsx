/** A form of the partners' page, and what was wrong with it. */
import { useMemo } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormFrame, type FrameProps, RefusedWhole } from './form-frame.tsx'
import type { PartnerField, PartnerRefused, PartnerWork } from './partners.ts'

type Props = FrameProps & {
  work: PartnerWork
  /** The partner or the key it is about. */
  id: string
  refused: PartnerRefused | undefined
}

export function PartnersForm({ id, refused, ...frame }: Props) {
  // A form about a partner stands below its name.
  const isAboutOne = frame.work !== 'make_partner'
  return (
    <FormFrame
      {...frame}
      heading={isAboutOne ? 'h3' : 'h2'}
      isBelow={isAboutOne}
      hidden={{ id }}
      refusal={<Refusal refused={refused} />}
      isRefused={refused !== undefined}
    />
  )
}

function Refusal({ refused }: { refused: PartnerRefused | undefined }) {
  const t = useT()
  const problem = useProblem()
  const errorOf = usePartnerErrorOf(refused)
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
export function usePartnerErrorOf(
  refused: PartnerRefused | undefined,
): (field: PartnerField) => string | null {
  const scopes = useT()('adminPartners.scopesMissing')
  const problem = useProblem()
  const required = problem('field_required')
  const name = problem('field_invalid')
  const contactEmail = problem('email_invalid')

  return useMemo(() => {
    const words = { name, contactEmail, scopes }
    return (field) => {
      const fault = refused?.faults.find((one) => one.field === field)
      if (!fault) return null
      return fault.isMissing && field !== 'scopes' ? required : words[field]
    }
  }, [required, name, contactEmail, scopes, refused])
}
