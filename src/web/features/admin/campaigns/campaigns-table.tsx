import { Link } from 'react-router'

import { CAMPAIGN_MOMENTS, type CampaignMoment } from '#domain/campaigns/campaign.ts'
import type { CampaignState, KnownCampaign } from '#domain/campaigns/edit-campaign.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'
import { usePageName } from './campaign-fields.tsx'
import css from './campaigns.module.css'

export type ListedCampaign = Pick<KnownCampaign, 'slug' | 'startsAt' | 'endsAt' | 'page'> & {
  state: CampaignState
  /** Its current text; `null` while it is not shown. */
  now: CampaignMoment | null
  written: Record<Locale, number>
  competing: string[]
}

export function CampaignsTable({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  const t = useT()
  const pageName = usePageName()
  return (
    <DataTable
      caption={t('adminCampaigns.caption')}
      columns={[
        t('adminCampaigns.name'),
        t('adminCampaigns.state'),
        { text: t('adminCampaigns.saysNow'), className: table.wide },
        { text: t('adminCampaigns.startsAt'), className: table.wide },
        t('adminCampaigns.endsAt'),
        { text: t('adminCampaigns.page'), className: table.wide },
        { text: t('adminCampaigns.languages'), className: table.wide },
      ]}
    >
      {campaigns.map(({ slug, state, now, startsAt, endsAt, page, written, competing }) => (
        <tr key={slug}>
          <th scope="row" className={table.line}>
            <Link to={`/admin/content/campaigns/${slug}`}>{slug}</Link>
          </th>
          <td>
            <span className={css.badges}>
              <CampaignBadge state={state} />
              {competing.length > 0 && (
                <Badge tone="warn">{t('adminCampaigns.competingShort')}</Badge>
              )}
            </span>
          </td>
          <td className={`${table.line} ${table.wide}`}>
            {now ? t(`adminCampaigns.moment_${now}`) : '–'}
          </td>
          <DateCell at={startsAt} isWide />
          <DateCell at={endsAt} />
          <td className={table.wide}>{pageName(page)}</td>
          <td className={`${table.line} ${table.wide}`}>
            {LOCALES.map(
              (locale) =>
                `${t(`adminSettings.language_${locale}`)} ${written[locale]}/${CAMPAIGN_MOMENTS.length}`,
            ).join(t('ui.listSeparator'))}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const TONES = {
  draft: 'neutral',
  planned: 'info',
  shown: 'ok',
  hidden: 'neutral',
} as const satisfies Record<CampaignState, BadgeTone>

export function CampaignBadge({ state }: { state: CampaignState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`adminCampaigns.state_${state}`)}</Badge>
}
