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
  /** Only its own; a form that was not refused stands as it was. */
  refused: CampaignAnswer | undefined
  hidden?: Record<string, string>
  /** What stands now, beside what was typed. */
  compared?: readonly ConflictRow[]
}

export function CampaignForm({ refused, compared = [], ...frame }: Props) {
  return (
    <FormFrame
      {...frame}
      heading="h3"
      refusal={<Refusal refused={refused} compared={compared} />}
      isRefused={refused !== undefined}
    />
  )
}

function Refusal({
  refused,
  compared,
}: Pick<Props, 'refused'> & { compared: readonly ConflictRow[] }) {
  const t = useT()
  const problem = useProblem()
  const errorOf = useCampaignErrorOf(refused)
  const errors = useMemo(
    () =>
      (refused?.errors ?? []).map((field) => ({
        fieldId: refused?.locale ? `${field}-${refused.locale}` : field,
        message: errorOf(field) ?? '',
      })),
    [refused, errorOf],
  )
  if (!refused) return null
  if (refused.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
  }
  return (
    <>
      <FormErrorNote text={problem(refused.code)} />
      {refused.code === 'edit_conflict' && <EditConflict rows={compared} />}
    </>
  )
}
