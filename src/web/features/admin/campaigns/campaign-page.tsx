/** One campaign: its state, when and where it is shown, and its text in each language. */
import type { CampaignMoment } from '#domain/campaigns/campaign.ts'
import type { CampaignState, KnownCampaign } from '#domain/campaigns/edit-campaign.ts'
import type { CampaignDetail } from '#domain/campaigns/manage-campaigns.server.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import pageCss from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { FrameFields, frameInput, usePageName } from './campaign-fields.tsx'
import { CampaignForm, useCampaignFields } from './campaign-form.tsx'
import { CampaignTextsPanel } from './campaign-texts.tsx'
import type { CampaignAnswer, CampaignLines } from './campaigns.ts'
import { PublishedPanel } from './published-panel.tsx'

type Props = {
  campaign: CampaignDetail
  state: CampaignState
  /** Its current text; `null` while it is not shown. */
  now: CampaignMoment | null
  lines: Record<Locale, CampaignLines>
  competing: readonly KnownCampaign[]
  open: string
  answer: CampaignAnswer | undefined
}

export function CampaignPage(props: Props) {
  const { campaign, lines, now, competing, open, answer } = props
  const opened = answer ? (answer.input.locale ?? answer.action) : open
  return (
    <>
      <CompetingCampaigns competing={competing} />
      <div className={pageCss.evenColumns}>
        <FramePanel {...props} isOpen={opened === 'change_campaign'} />
        <PublishedPanel {...props} opened={opened} />
      </div>
      {LOCALES.map((locale) => (
        <CampaignTextsPanel
          key={locale}
          campaign={campaign}
          locale={locale}
          lines={lines[locale]}
          now={now}
          isOpen={opened === locale}
          answer={answer?.input.locale === locale ? answer : undefined}
        />
      ))}
      <ZoneNote />
    </>
  )
}

/** A page shows one line; which one, is said before anybody wonders. */
function CompetingCampaigns({ competing }: Pick<Props, 'competing'>) {
  const t = useT()
  if (competing.length === 0) return null
  return (
    <Callout tone="warn" title={t('adminCampaigns.competingTitle')}>
      <p>{t('adminCampaigns.competing', { names: competing.map(({ slug }) => slug) })}</p>
    </Callout>
  )
}

function FramePanel({ campaign, isOpen, answer }: Props & { isOpen: boolean }) {
  const t = useT()
  const pageName = usePageName()
  const saved = frameInput(campaign)
  const state = useCampaignFields('change_campaign', answer, saved)
  const shown = {
    startsAt: minuteText,
    endsAt: minuteText,
    page: (path: string) => pageName(path || null),
  }
  return (
    <section className={panel.panel} aria-labelledby="when">
      <div className={panel.head}>
        <h2 id="when">{t('adminCampaigns.when')}</h2>
        {!isOpen && (
          <ActionLink to="?form=change_campaign">{t('adminCampaigns.whenChange')}</ActionLink>
        )}
      </div>
      {isOpen ? (
        <CampaignForm
          action="change_campaign"
          errors={answer}
          revision={campaign.revision.frame}
          submit={t('adminSettings.save')}
          title={t('adminCampaigns.whenTitle')}
          compared={FRAME_FIELDS.map((field) => ({
            id: field,
            label: t(`adminCampaigns.${field}`),
            present: shown[field](saved[field]),
            input: shown[field](state(field).value),
          }))}
        >
          <FrameFields state={state} />
        </CampaignForm>
      ) : (
        <DescriptionList
          isRuled
          facts={[
            { label: t('adminCampaigns.startsAt'), value: <DateTime at={campaign.startsAt} /> },
            { label: t('adminCampaigns.endsAt'), value: <DateTime at={campaign.endsAt} /> },
            { label: t('adminCampaigns.page'), value: pageName(campaign.page) },
          ]}
        />
      )}
    </section>
  )
}

const FRAME_FIELDS = ['startsAt', 'endsAt', 'page'] as const

const minuteText = (minute: string): string => minute.replace('T', ' ')
