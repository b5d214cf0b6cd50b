/** What visitors read above a page, moment by moment. */
import { CAMPAIGN_MOMENTS, type CampaignMoment } from '#domain/campaigns/campaign.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { CampaignStrip } from '#web/shell/notices/campaign-bar.tsx'

import css from './campaigns.module.css'
import type { CampaignLines } from './campaigns.ts'

type Props = {
  lines: CampaignLines
  locale: Locale
  /** Which one it is now; `null` where only a draft is looked at. */
  now: CampaignMoment | null
}

export function CampaignBars({ lines, locale, now }: Props) {
  const t = useT()
  return (
    <dl className={css.bars}>
      {CAMPAIGN_MOMENTS.map((moment) => {
        const line = lines[moment]
        return (
          <div key={moment} data-now={moment === now || undefined}>
            <dt>
              {t(`adminCampaigns.moment_${moment}`)}
              {moment === now && <span className={css.now}> {t('adminCampaigns.now')}</span>}
              {line && line.lang !== locale && (
                <span className={css.quiet}> {t('adminCampaigns.standsIn')}</span>
              )}
            </dt>
            <dd>
              {line ? (
                <CampaignStrip nodes={line.nodes} lang={line.lang} />
              ) : (
                <p className={css.quiet}>{t('adminCampaigns.silent')}</p>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
