import { CAMPAIGN_SLUG_LENGTH_MAX } from '#domain/campaigns/edit-campaign.ts'
import { useT } from '#i18n/use-t.ts'

import { TextField } from '../forms/action-form.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import { FrameFields } from './campaign-fields.tsx'
import { CampaignForm, useCampaignFields } from './campaign-form.tsx'
import type { CampaignErrors } from './campaigns.ts'

export function NewCampaignForm({ errors }: { errors: CampaignErrors | undefined }) {
  const t = useT()
  const state = useCampaignFields('create_campaign', errors, {})
  return (
    <Panel>
      <h2>{t('adminCampaigns.createTitle')}</h2>
      <CampaignForm
        action="create_campaign"
        errors={errors}
        text={t('adminCampaigns.createText')}
        submit={t('adminCampaigns.createSubmit')}
      >
        <div className={layout.narrow}>
          <TextField
            label={t('adminCampaigns.name')}
            hint={t('adminCampaigns.nameHint')}
            state={state('slug')}
            maxLength={CAMPAIGN_SLUG_LENGTH_MAX}
            spellCheck={false}
            isRequired
          />
        </div>
        <FrameFields state={state} />
      </CampaignForm>
    </Panel>
  )
}
