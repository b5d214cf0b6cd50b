/** Scent as an instrument: for experiments that are repeated, and for works that are shown. */
import { CHAMBERS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Print } from '#web/scents/print.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'

import { SceneBand } from '../scene-band.tsx'
import type { Scent } from '../scent.ts'
import css from './arts-page.module.css'
import ideasCss from './ideas.module.css'
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

/** Six works that could begin tomorrow, each with a scent for it. */
function Ideas() {
  const t = useT()
  const ideas = [
    { serial: 'AC-GR01', kind: 'green', text: t('solutions.ideaBook') },
    { serial: 'AC-HB01', kind: 'herb', text: t('solutions.ideaSleep') },
    { serial: 'AC-CI06', kind: 'citrus', text: t('solutions.ideaDesk') },
    { serial: 'AC-FL03', kind: 'floral', text: t('solutions.ideaShow') },
    { serial: 'AC-DR01', kind: 'drink', text: t('solutions.ideaClock') },
    { serial: 'AC-PG02', kind: 'perfume/fragrance', text: t('solutions.ideaFilm') },
  ]
  return (
    <Section id="ideas" title={t('solutions.ideasTitle')}>
      <ul className={ideasCss.ideas}>
        {ideas.map(({ serial, kind, text }) => (
          <li key={serial}>
            <Print serial={serial} kind={kind} className={ideasCss.print ?? ''} />
            <h3>{text}</h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}
