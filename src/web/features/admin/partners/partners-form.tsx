/** A form of the partners' page, and what was wrong with it. */
import { useCallback } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'

import { fieldErrors, Refusal } from '../forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { PartnerAction, PartnerErrors } from './partners.ts'

type Props = FrameProps & {
  action: PartnerAction
  /** The partner or the key it is about. */
  id: string
  refused: PartnerErrors | undefined
}

export function PartnersForm({ id, refused, ...frame }: Props) {
  // A form about a partner stands below its name.
  const isAboutOne = frame.action !== 'create_partner'
  return (
    <FormFrame
      {...frame}
      heading={isAboutOne ? 'h3' : 'h2'}
      isBelow={isAboutOne}
      hidden={{ id }}
      refusal={<Refusal refused={refused} textOf={useErrorText()} />}
      isRefused={refused !== undefined}
    />
  )
}

/** What stands beside a field after a refusal. */
export const usePartnerErrorOf = (refused: PartnerErrors | undefined) =>
  fieldErrors({ refused, textOf: useErrorText() })

function useErrorText(): (error: PartnerErrors['errors'][number]) => string {
  const t = useT()
  const problem = useProblem()
  return useCallback(
    ({ field, isMissing }) => {
      if (field === 'scopes') return t('adminPartners.scopesMissing')
      if (isMissing) return problem('field_required')
      return problem(field === 'contactEmail' ? 'email_invalid' : 'field_invalid')
    },
    [t, problem],
  )
}
