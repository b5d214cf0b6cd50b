/** The three texts of one language: read, or written with a look at the bar before they are saved. */
import { CAMPAIGN_MOMENTS, type CampaignMoment } from '#domain/campaigns/campaign.ts'
import { CAMPAIGN_TEXT_LENGTH_MAX, writtenIn } from '#domain/campaigns/edit-campaign.ts'
import type { CampaignDetail } from '#domain/campaigns/manage-campaigns.server.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { CampaignStrip } from '#web/shell/notices/campaign-bar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { TextAreaField } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { Panel } from '../parts/panel.tsx'
import { CampaignForm, useCampaignFields } from './campaign-form.tsx'
import css from './campaigns.module.css'
import { type CampaignAnswer, type CampaignLines, PREVIEW_FIELD } from './campaigns.ts'

type Props = {
  campaign: CampaignDetail
  locale: Locale
  lines: CampaignLines
  now: CampaignMoment | null
  isOpen: boolean
  answer: CampaignAnswer | undefined
}

export function CampaignTextsPanel({ campaign, locale, lines, now, isOpen, answer }: Props) {
  const t = useT()
  const written = writtenIn(campaign)[locale]
  const language = t(`adminSettings.language_${locale}`)
  return (
    <Panel
      id={`texts-${locale}`}
      title={language}
      beside={
        <>
          <Badge tone={written === CAMPAIGN_MOMENTS.length ? 'ok' : 'warn'}>
            {t('adminCampaigns.written', { count: written, all: CAMPAIGN_MOMENTS.length })}
          </Badge>
          {!isOpen && (
            <ActionLink to={`?text=${locale}`} about={language}>
              {t('adminCampaigns.textChange')}
            </ActionLink>
          )}
        </>
      }
    >
      {isOpen ? (
        <TextsForm campaign={campaign} locale={locale} answer={answer} />
      ) : (
        <CampaignBars lines={lines} locale={locale} now={now} />
      )}
    </Panel>
  )
}

function TextsForm({ campaign, locale, answer }: Pick<Props, 'campaign' | 'locale' | 'answer'>) {
  const t = useT()
  const saved = Object.fromEntries(
    CAMPAIGN_MOMENTS.map((moment) => [moment, campaign.texts[moment][locale] ?? '']),
  )
  const state = useCampaignFields('save_campaign_text', answer, saved)
  return (
    <CampaignForm
      action="save_campaign_text"
      errors={answer}
      hidden={{ locale }}
      revision={campaign.revision[locale]}
      title={t('adminCampaigns.textTitle', { language: t(`adminSettings.language_${locale}`) })}
      text={t('adminCampaigns.textHint')}
      submit={t(
        campaign.publishedAt === null ? 'adminCampaigns.textSave' : 'adminCampaigns.textPublish',
      )}
      warnsIfUnsaved
      compared={CAMPAIGN_MOMENTS.map((moment) => ({
        id: moment,
        label: t(`adminCampaigns.moment_${moment}`),
        present: saved[moment] ?? '',
        input: state(moment).value,
        lang: locale,
      }))}
    >
      <div className={css.texts}>
        {CAMPAIGN_MOMENTS.map((moment) => (
          <TextAreaField
            key={moment}
            label={t(`adminCampaigns.moment_${moment}`)}
            state={{ ...state(moment), now: null }}
            lang={locale}
            maxLength={CAMPAIGN_TEXT_LENGTH_MAX}
          />
        ))}
        {answer?.lines && <CampaignBars lines={answer.lines} locale={locale} now={null} />}
        <p>
          <Button type="submit" name={PREVIEW_FIELD} value="1" variant="outline" size="small">
            {t('adminCampaigns.textPreview')}
          </Button>
        </p>
      </div>
    </CampaignForm>
  )
}

type CampaignBarsProps = {
  lines: CampaignLines
  locale: Locale
  /** Which one it is now; `null` where only a draft is looked at. */
  now: CampaignMoment | null
}

/** What visitors read above a page, moment by moment. */
function CampaignBars({ lines, locale, now }: CampaignBarsProps) {
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
