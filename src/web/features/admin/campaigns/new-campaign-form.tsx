import { CAMPAIGN_SLUG_LENGTH_MAX } from '#domain/campaigns/edit-campaign.ts'
import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { FrameFields, useCampaignErrorOf } from './campaign-fields.tsx'
import { CampaignForm } from './campaign-form.tsx'
import type { CampaignAnswer } from './campaigns.ts'

export function NewCampaignForm({ errors }: { errors: CampaignAnswer | undefined }) {
  const t = useT()
  const errorOf = useCampaignErrorOf(errors)
  return (
    <section className={panel.panel}>
      <h2>{t('adminCampaigns.createTitle')}</h2>
      <CampaignForm
        action="create_campaign"
        errors={errors}
        text={t('adminCampaigns.createText')}
        submit={t('adminCampaigns.createSubmit')}
        close={t('adminSettings.leave')}
      >
        <div className={layout.narrow}>
          <Field
            id="slug"
            label={t('adminCampaigns.name')}
            hint={t('adminCampaigns.nameHint')}
            error={errorOf('slug')}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                name="slug"
                autoComplete="off"
                spellCheck={false}
                maxLength={CAMPAIGN_SLUG_LENGTH_MAX}
                defaultValue={errors?.input.slug}
              />
            )}
          </Field>
        </div>
        <FrameFields errors={errors} />
      </CampaignForm>
    </section>
  )
}
