/** All of it at night: a call, what to take care of, the platforms, and the way to the simulator. */
import {
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#web/ui/icon.tsx'

import type { DeckScent } from '../deck.ts'
import { NextBand } from '../next-band.tsx'
import { Calls } from './calls.tsx'
import { PairsGame } from './pairs/pairs-game.tsx'
import { Platforms } from './platforms.tsx'
import { Projects } from './projects.tsx'
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
