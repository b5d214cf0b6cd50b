/** Scent as an instrument: for experiments that are repeated, and for works that are shown. */
import { CHAMBERS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'

import { SceneBand } from '../scene-band.tsx'
import type { Scent } from '../scent.ts'
import css from './arts-page.module.css'
import { Ideas } from './ideas.tsx'
import { Measures } from './measures.tsx'
import { Methods } from './methods.tsx'
import { ProtocolTable } from './protocol-table.tsx'
import { Score } from './score.tsx'
import { Sending } from './sending.tsx'

/** The scents are those of the protocol, from chamber 1 onwards. */
export function ArtsPage({ scents }: { scents: readonly Scent[] }) {
  const t = useT()
  return (
    <>
      <section className={css.hero}>
        <div className={`wrap ${css.words}`}>
          <PageHeader name={t('solutions.artsName')} claim={t('solutions.artsClaim')}>
            <Lead>{t('solutions.artsLead')}</Lead>
            <ButtonGroup>
              <ButtonLink to="/contact">{t('solutions.artsAsk')}</ButtonLink>
              <ButtonLink to="/products/aroma-shooter-3" variant="outline">
                {t('solutions.artsSee')}
              </ButtonLink>
            </ButtonGroup>
          </PageHeader>
        </div>
        <Score scents={scents} />
      </section>
      <Measures />
      <SceneBand
        id="bench-title"
        scene="scene-lab"
        side="right"
        title={t('solutions.benchTitle')}
        text={t('solutions.benchText')}
      />
      <ProtocolTable scents={scents} />
      <Sending />
      <Ideas />
      <Methods />
      <NextLinks
        title={t('solutions.nextTitle')}
        links={[
          {
            to: '/products/aroma-shooter-3',
            word: t('solutions.nextShooter'),
            text: t('solutions.nextShooterText', {
              count: CHAMBERS,
              reach: deviceOf('aroma-shooter-3').reachCm,
            }),
          },
          {
            to: '/software/sdk',
            word: t('solutions.nextSdk'),
            text: t('solutions.nextSdkText'),
          },
          {
            to: '/products/aroma-cartridge',
            word: t('solutions.nextCartridges'),
            text: t('solutions.nextCartridgesText', { count: SCENTS_ABOUT }),
          },
          {
            to: '/contact',
            word: t('solutions.nextContact'),
            text: t('solutions.nextContactText', { days: REPLY_BUSINESS_DAYS }),
          },
        ]}
      />
    </>
  )
}
