/** A form of the campaigns' pages, and the words of its field errors. */
import { CAMPAIGN_TEXT_LENGTH_MAX } from '#domain/campaigns/edit-campaign.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ActionForm, type FieldState, useFields } from '../forms/action-form.tsx'
import type { ConflictRow } from '../forms/edit-conflict.tsx'
import type { FrameProps } from '../forms/form-frame.tsx'
import type {
  CampaignAction,
  CampaignErrors,
  CampaignField,
  CampaignFieldError,
} from './campaigns.ts'

type Props = FrameProps & {
  action: CampaignAction
  errors: CampaignErrors | undefined
  revision?: string
  hidden?: Record<string, string>
  compared?: readonly ConflictRow[]
}

export function CampaignForm(props: Props) {
  const t = useT()
  return <ActionForm {...props} textOf={useCampaignErrorText()} close={t('adminSettings.leave')} />
}

/** What the fields of a form hold: the input after an error, else what is `current`. */
export function useCampaignFields(
  action: CampaignAction,
  errors: CampaignErrors | undefined,
  current: Partial<Record<CampaignField, string>>,
): (field: CampaignField) => FieldState {
  return useFields(action, errors, current, { textOf: useCampaignErrorText() })
}

function useCampaignErrorText(): (error: CampaignFieldError) => string {
  const t = useT()
  const problem = useProblem()
  return ({ field, code }) => {
    if (code === 'missing') return problem('field_required')
    switch (field) {
      case 'slug':
        return t('adminCampaigns.slugInvalid')
      case 'endsAt':
        return t('adminCampaigns.endsInvalid')
      case 'before':
      case 'during':
      case 'after':
        return t('adminCampaigns.textLong', { max: CAMPAIGN_TEXT_LENGTH_MAX })
      default:
        return problem('field_invalid')
    }
  }
}
