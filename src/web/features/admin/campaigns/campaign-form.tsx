/** A form of the campaigns' pages, and what was wrong with it. */
import { useMemo } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { type ConflictRow, EditConflict } from '../forms/edit-conflict.tsx'
import { FormErrorNote, FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import { useCampaignErrorOf } from './campaign-fields.tsx'
import type { CampaignAction, CampaignAnswer } from './campaigns.ts'

type Props = FrameProps & {
  action: CampaignAction
  /** Errors of this form only; without them, the form shows the saved values. */
  errors: CampaignAnswer | undefined
  hidden?: Record<string, string>
  /** The current values, shown next to the input. */
  compared?: readonly ConflictRow[]
}

export function CampaignForm({ errors, compared = [], ...frame }: Props) {
  return (
    <FormFrame
      {...frame}
      heading="h3"
      formErrors={<Errors errors={errors} compared={compared} />}
      hasErrors={errors !== undefined}
    />
  )
}

function Errors({
  errors,
  compared,
}: Pick<Props, 'errors'> & { compared: readonly ConflictRow[] }) {
  const t = useT()
  const problem = useProblem()
  const errorOf = useCampaignErrorOf(errors)
  const summary = useMemo(
    () =>
      (errors?.errors ?? []).map((field) => ({
        fieldId: errors?.locale ? `${field}-${errors.locale}` : field,
        message: errorOf(field) ?? '',
      })),
    [errors, errorOf],
  )
  if (!errors) return null
  if (errors.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
  }
  return (
    <>
      <FormErrorNote text={problem(errors.code)} />
      {errors.code === 'edit_conflict' && <EditConflict rows={compared} />}
    </>
  )
}
