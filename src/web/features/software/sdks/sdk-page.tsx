/** All of it at night: a call, what to take care of, the platforms, and the way to the simulator. */
import { Link } from 'react-router'

import {
  SCENE_CALL_SECONDS,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { FigureShape } from '#web/figures/figure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'

import type { DeckScent } from '../deck.ts'
import { NextBand } from '../next-band.tsx'
import { Calls } from './calls.tsx'
import { PairsGame } from './pairs/pairs-game.tsx'
import { Platforms } from './platforms.tsx'
import projects from './projects.module.css'
import type { Sdk } from './sdk.ts'
import { SdkHero } from './sdk-hero.tsx'
import css from './sdk-page.module.css'

type Props = { sdks: readonly Sdk[]; scents: readonly DeckScent[] }

export function SdkPage({ sdks, scents }: Props) {
  const t = useT()
  return (
    <div data-theme="night">
      <SdkHero />
      <Caution />
      <Platforms sdks={sdks} />
      <Calls sdks={sdks} />
      <Projects />
      <PairsGame scents={scents} />
      <NextBand
        title={t('software.sdkNextTitle')}
        text={t('software.sdkNextText')}
        link={{ to: '/software/api', label: t('software.sdkNext') }}
      />
    </div>
  )
}

/** The rule of ten seconds, from edge to edge. Spec §1: warned on the SDK page. */
function Caution() {
  const t = useT()
  return (
    <section className={css.caution} aria-labelledby="caution-title">
      <div className={`wrap ${css.rule}`}>
        <Icon name="warning" />
        <h2 id="caution-title">{t('software.cautionTitle', { max: SPRAY_SECONDS_MAX })}</h2>
        <p>
          {t('software.cautionText', {
            max: SPRAY_SECONDS_MAX,
            advised: SPRAY_SECONDS_ADVISED,
            rest: SPRAY_REST_SECONDS,
          })}
        </p>
      </div>
    </section>
  )
}

const PROJECTS = [
  { name: 'Vr', figure: 'scene-vr', to: '/solutions/virtual-reality-smell' },
  { name: 'Controls', figure: 'strengths', to: '/software/apps/aroma-controller' },
  { name: 'Find', figure: 'units', to: '/software/api' },
  { name: 'Game', figure: 'pairs', to: '#pairs' },
] as const

/** What has been built, each with the page that shows it. Domain facts, sections 4.2 and 6. */
function Projects() {
  const t = useT()
  return (
    <Section id="projects" title={t('software.projectsTitle')} intro={t('software.projectsText')}>
      <ul className={projects.projects}>
        {PROJECTS.map(({ name, figure, to }) => (
          <li key={name}>
            <div data-theme="chalk" className={projects.figure}>
              <FigureShape name={figure} sizes="(min-width: 40em) 20rem, 8rem" isSmall />
            </div>
            <h3>{t(`software.project${name}`)}</h3>
            <p>{t(`software.project${name}Text`, { seconds: SCENE_CALL_SECONDS })}</p>
            <Link className="target" to={to}>
              {t(`software.project${name}See`)}
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
