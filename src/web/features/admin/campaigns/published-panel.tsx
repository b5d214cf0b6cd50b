/** Whether visitors see a campaign, and the ways to change it. */
import type { CampaignState } from '#domain/campaigns/edit-campaign.ts'
import type { CampaignDetail } from '#domain/campaigns/manage-campaigns.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { dateTimeText } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { useCampaignErrorOf } from './campaign-fields.tsx'
import { CampaignForm } from './campaign-form.tsx'
import css from './campaigns.module.css'
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
    <section className={panel.panel} aria-labelledby="shown">
      <div className={css.actions}>
        <h2 id="shown">{t('adminCampaigns.shown')}</h2>
        <CampaignBadge state={state} />
      </div>
      <p className={panel.about}>
        {t(`adminCampaigns.about_${state}`, { at: moment ? dateTimeText(moment, locale) : '' })}
      </p>
      <PublishedForms campaign={campaign} state={state} opened={opened} answer={answer} />
    </section>
  )
}

function PublishedForms({ campaign, state, opened, answer }: Props) {
  const t = useT()
  const errorOf = useCampaignErrorOf(answer)
  const hidden = { revision: campaign.revision.shown }
  const errors = (action: CampaignAnswer['action']) =>
    answer?.action === action ? answer : undefined
  if (opened === 'publish_campaign') {
    return (
      <CampaignForm
        action="publish_campaign"
        errors={errors('publish_campaign')}
        hidden={hidden}
        title={t('adminCampaigns.publishTitle')}
        text={t('adminCampaigns.publishText')}
        submit={t('adminCampaigns.publishSubmit')}
        close={t('adminSettings.leave')}
      >
        <Field
          id="at"
          label={t('adminCampaigns.publishAt')}
          hint={t('adminCampaigns.publishHint')}
          error={errorOf('at')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="at"
              autoComplete="off"
              defaultValue={answer?.input.at}
            />
          )}
        </Field>
      </CampaignForm>
    )
  }
  if (opened === 'hide_campaign' || opened === 'delete_campaign') {
    return (
      <CampaignForm
        action={opened}
        errors={errors(opened)}
        hidden={hidden}
        title={t(`adminCampaigns.${opened}Title`)}
        text={t(`adminCampaigns.${opened}Text`)}
        submit={t(`adminCampaigns.${opened}Submit`)}
        variant="danger"
        close={t('adminSettings.leave')}
      />
    )
  }
  const isOn = state === 'shown' || state === 'planned'
  return (
    <p className={css.actions}>
      <ButtonLink
        to={isOn ? '?form=hide_campaign' : '?form=publish_campaign'}
        variant={isOn ? 'outline' : 'solid'}
        size="small"
        preventScrollReset
      >
        {t(isOn ? 'adminCampaigns.hideStart' : 'adminCampaigns.publishStart')}
      </ButtonLink>
      {state === 'draft' && (
        <ButtonLink to="?form=delete_campaign" variant="quiet" size="small" preventScrollReset>
          {t('adminCampaigns.deleteStart')}
        </ButtonLink>
      )}
    </p>
  )
}
