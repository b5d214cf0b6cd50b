/** A form of the people's pages, and what was wrong with it. */
import { useCallback } from 'react'

import { useProblem } from '#i18n/use-t.ts'

import { fieldErrors, Refusal } from '../forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { AccountAction, AccountErrors } from './staff-action.ts'

export type AnyAccountErrors = AccountErrors<AccountAction>

type Props = FrameProps & {
  action: AccountAction
  heading?: 'h2' | 'h3'
  hidden?: Record<string, string>
  /** It stands below other words of its part. */
  isBelow?: boolean
  refused: AnyAccountErrors | undefined
}

export function StaffForm({ refused, ...frame }: Props) {
  const mine = refused?.action === frame.action ? refused : undefined
  const textOf = useErrorText()
  return (
    <FormFrame
      {...frame}
      refusal={<Refusal refused={mine} textOf={textOf} />}
      isRefused={mine !== undefined}
    />
  )
}

/** What stands beside a field after a refusal. */
export const useErrorOf = (refused: AnyAccountErrors | undefined) =>
  fieldErrors({ refused, textOf: useErrorText() })

function useErrorText(): (error: AnyAccountErrors['errors'][number]) => string {
  const problem = useProblem()
  return useCallback(
    ({ field, isMissing }) => {
      if (isMissing) return problem('field_required')
      return problem(field === 'email' ? 'email_invalid' : 'field_invalid')
    },
    [problem],
  )
}
