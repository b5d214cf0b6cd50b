/** The device, and its central number felt with the finger: choosing another scent changes the air at once. */
import { useEffect, useState } from 'react'

import { SCENT_SWITCH_SECONDS_MIN } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { HomeBackground } from '#domain/settings/home-background.ts'
import { useT } from '#i18n/use-t.ts'

import { Picture } from '../../pictures/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import ground from '../../ui/home-background.module.css'
import css from './hero.module.css'
import { HeroKeys } from './hero-keys.tsx'
import type { HeroScent } from './hero-scents.ts'

type Props = { background: HomeBackground; scents: readonly HeroScent[] }

export function Hero({ background, scents }: Props) {
  const t = useT()
  return (
    <section
      className={`${css.hero} ${ground.background}`}
      data-background={background.kind === 'named' ? background.name : 'picture'}
    >
      {background.kind === 'picture' && <img className={css.paper} src={background.path} alt="" />}
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <h1 className={css.title}>
            <span>{t('home.h1First')}</span>{' '}
            <span>{t('home.h1Second', { seconds: SCENT_SWITCH_SECONDS_MIN })}</span>
          </h1>
          <p className={css.lead}>
            {t('home.lead', { reach: deviceOf('aroma-shooter-3').reachCm })}
          </p>
          <div className={css.actions}>
            <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
            <ButtonLink to="/products/aroma-shooter-3" variant="outline">
              {t('home.seeShooter')}
            </ButtonLink>
          </div>
        </div>
        <HeroKeys scents={scents} />
      </div>
      {/* It hangs from the lower edge, which is where it stays only when the words are there. */}
      <Device scents={scents} />
    </section>
  )
}

/** The picture once, and over it the air of each scent; the style sheet shows the one that is chosen. */
function Device({ scents }: Pick<Props, 'scents'>) {
  const loading = useStirred() ? 'eager' : 'lazy'

  return (
    <div className={css.device}>
      <Picture name="shooter3" sizes="(min-width: 60em) 86vw, 150vw" isFirst />
      {scents.map(({ chamber }) => (
        <img
          key={`glow ${chamber}`}
          className={`${css.air} ${css.glow}`}
          data-chamber={chamber}
          src={`/images/glow-${chamber}.avif`}
          alt=""
          width={256}
          height={248}
          loading={loading}
          decoding="sync"
        />
      ))}
      {scents.map(({ chamber }) => (
        <img
          key={`plume ${chamber}`}
          className={`${css.air} ${css.plume}`}
          data-chamber={chamber}
          src={`/images/plume-${chamber}.avif`}
          alt=""
          width={900}
          height={300}
          loading={loading}
          decoding="sync"
        />
      ))}
    </div>
  )
}

/**
 * Whether the visitor does anything on a page that listens. A picture that is not shown waits while it is `lazy`; fetched at
 * such a sign, it is there when its key is pressed, and who only looks does not pay for it.
 */
function useStirred(): boolean {
  const [isStirred, setIsStirred] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const stir = () => {
      listening.abort()
      setIsStirred(true)
    }
    for (const sign of TONE_ICONS) {
      addEventListener(sign, stir, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
  return isStirred
}

const TONE_ICONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
] as const
