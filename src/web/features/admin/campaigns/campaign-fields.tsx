/** The fields of a campaign's dates and page. */
import type { KnownCampaign } from '#domain/campaigns/edit-campaign.ts'
import { useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'
import { PUBLIC_PATHS, trailTo } from '#web/site/site-tree.ts'

import { type FieldState, TextField } from '../forms/action-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import type { CampaignField } from './campaigns.ts'

/** What the fields hold before anything is typed. */
export const frameInput = (campaign: KnownCampaign) => ({
  startsAt: minuteInJapan(campaign.startsAt),
  endsAt: minuteInJapan(campaign.endsAt),
  page: campaign.page ?? '',
})

export function FrameFields({ state }: { state: (field: CampaignField) => FieldState }) {
  const t = useT()
  const pageName = usePageName()
  return (
    <div className={layout.fields}>
      <TextField
        type="datetime-local"
        label={t('adminCampaigns.startsAt')}
        hint={t('adminCampaigns.startsHint')}
        state={state('startsAt')}
        isRequired
      />
      <TextField
        type="datetime-local"
        label={t('adminCampaigns.endsAt')}
        hint={t('adminCampaigns.endsHint')}
        state={state('endsAt')}
        isRequired
      />
      <SelectField
        state={state('page')}
        label={t('adminCampaigns.page')}
        hint={t('adminCampaigns.pageHint')}
        options={[
          { value: '', label: t('adminCampaigns.everyPage') },
          ...PUBLIC_PATHS.map((path) => ({ value: path, label: pageName(path) })),
        ]}
      />
    </div>
  )
}

export function usePageName(): (path: string | null) => string {
  const t = useT()
  return (path) => {
    if (path === null) return t('adminCampaigns.everyPage')
    const word = trailTo(path).at(-1)?.word
    return word ? t(word) : path
  }
}
