/** The fields of a campaign's dates and page, and what is wrong with one. */
import { useMemo } from 'react'

import type { KnownCampaign } from '#domain/campaigns/edit-campaign.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'
import { PUBLIC_PATHS, trailTo } from '#web/site/site-tree.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import layout from '../parts/form-layout.module.css'
import type { CampaignAnswer, CampaignField } from './campaigns.ts'

type Props = { campaign?: KnownCampaign; errors: CampaignAnswer | undefined }

export function FrameFields({ campaign, errors }: Props) {
  const t = useT()
  const errorOf = useCampaignErrorOf(errors)
  const pageName = usePageName()
  const input = errors?.input
  return (
    <div className={layout.fields}>
      <Field
        id="startsAt"
        label={t('adminCampaigns.startsAt')}
        hint={t('adminCampaigns.startsHint')}
        error={errorOf('startsAt')}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="startsAt"
            autoComplete="off"
            defaultValue={input?.startsAt ?? (campaign && minuteInJapan(campaign.startsAt))}
          />
        )}
      </Field>
      <Field
        id="endsAt"
        label={t('adminCampaigns.endsAt')}
        hint={t('adminCampaigns.endsHint')}
        error={errorOf('endsAt')}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="endsAt"
            autoComplete="off"
            defaultValue={input?.endsAt ?? (campaign && minuteInJapan(campaign.endsAt))}
          />
        )}
      </Field>
      <Field
        id="page"
        label={t('adminCampaigns.page')}
        hint={t('adminCampaigns.pageHint')}
        error={errorOf('page')}
      >
        {(control) => (
          <Select
            {...control}
            name="page"
            autoComplete="off"
            defaultValue={input?.page ?? campaign?.page ?? ''}
            options={[
              { value: '', label: t('adminCampaigns.everyPage') },
              ...PUBLIC_PATHS.map((path) => ({ value: path, label: pageName(path) })),
            ]}
          />
        )}
      </Field>
    </div>
  )
}

/** The field error. */
export function useCampaignErrorOf(
  errors: CampaignAnswer | undefined,
): (field: CampaignField) => string | null {
  const t = useT()
  const problem = useProblem()
  const [required, invalid] = [problem('field_required'), problem('field_invalid')]
  return useMemo(
    () => (field) => {
      if (!errors?.errors.includes(field)) return null
      if (field !== 'at' && errors.input[field].trim() === '') return required
      if (field === 'endsAt') return t('adminCampaigns.endsInvalid')
      return field === 'slug' ? t('adminCampaigns.slugInvalid') : invalid
    },
    [t, required, invalid, errors],
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
