/** Whether visitors see a campaign, and the ways to change it. */
import type { CampaignState } from '#domain/campaigns/edit-campaign.ts'
import type { CampaignDetail } from '#domain/campaigns/manage-campaigns.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { TextField } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { dateTimeText } from '../parts/date-time.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { CampaignForm, useCampaignFields } from './campaign-form.tsx'
import type { CampaignAnswer } from './campaigns.ts'
import { CampaignBadge } from './campaigns-table.tsx'

type Props = {
  campaign: CampaignDetail
  state: CampaignState
  /** The form that a link opened, or that was refused. */
  opened: string
  answer: CampaignAnswer | undefined
}

export function PublishedPanel({ campaign, state, opened, answer }: Props) {
  const t = useT()
  const locale = useLocale()
  const moment =
    state === 'hidden' ? campaign.hiddenAt : state === 'draft' ? null : campaign.publishedAt
  return (
    <Panel id="shown" title={t('adminCampaigns.shown')} beside={<CampaignBadge state={state} />}>
      <p className={panel.about}>
        {t(`adminCampaigns.about_${state}`, { at: moment ? dateTimeText(moment, locale) : '' })}
      </p>
      <PublishedForms campaign={campaign} state={state} opened={opened} answer={answer} />
    </Panel>
  )
}

function PublishedForms({ campaign, state, opened, answer }: Props) {
  const t = useT()
  const revision = campaign.revision.shown
  const at = useCampaignFields('publish_campaign', answer, {})('at')
  if (opened === 'publish_campaign') {
    return (
      <CampaignForm
        action="publish_campaign"
        errors={answer}
        revision={revision}
        title={t('adminCampaigns.publishTitle')}
        text={t('adminCampaigns.publishText')}
        submit={t('adminCampaigns.publishSubmit')}
      >
        <TextField
          type="datetime-local"
          label={t('adminCampaigns.publishAt')}
          hint={t('adminCampaigns.publishHint')}
          state={at}
        />
      </CampaignForm>
    )
  }
  if (opened === 'hide_campaign' || opened === 'delete_campaign') {
    return (
      <CampaignForm
        action={opened}
        errors={answer}
        revision={revision}
        title={t(`adminCampaigns.${opened}Title`)}
        text={t(`adminCampaigns.${opened}Text`)}
        submit={t(`adminCampaigns.${opened}Submit`)}
        variant="danger"
      />
    )
  }
  const isOn = state === 'shown' || state === 'planned'
  return (
    <p className={layout.buttons}>
      <ActionLink
        to={isOn ? '?form=hide_campaign' : '?form=publish_campaign'}
        variant={isOn ? 'outline' : 'solid'}
      >
        {t(isOn ? 'adminCampaigns.hideStart' : 'adminCampaigns.publishStart')}
      </ActionLink>
      {state === 'draft' && (
        <ActionLink to="?form=delete_campaign" variant="quiet">
          {t('adminCampaigns.deleteStart')}
        </ActionLink>
      )}
    </p>
  )
}
