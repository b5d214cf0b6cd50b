/** The device, and its central number felt with the finger: choosing another scent changes the air at once. */
import { useEffect, useState } from 'react'

import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { ButtonLink } from '../../ui/button.tsx'
import css from './hero.module.css'
import { Picture } from './picture.tsx'

/** One of each chamber of the picture, by number. */
const SCENTS = [
  { chamber: 1, kind: 'citrus', word: 'home.scentCitrus' },
  { chamber: 2, kind: 'fruit', word: 'home.scentFruit' },
  { chamber: 3, kind: 'floral', word: 'home.scentFloral' },
  { chamber: 4, kind: 'perfume/fragrance', word: 'home.scentFragrance' },
  { chamber: 5, kind: 'function', word: 'home.scentFunction' },
  { chamber: 6, kind: 'herb', word: 'home.scentHerb' },
] as const satisfies readonly { chamber: number; kind: string; word: MessageKey }[]

const FIRST_CHAMBER = 5

export function Hero() {
  const t = useT()
  const [chamber, setChamber] = useState<number>(FIRST_CHAMBER)
  useEffect(fetchOtherScents, [])

  return (
    <section className={css.hero}>
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <h1 className={css.title}>
            <span>{t('home.h1First')}</span> <span>{t('home.h1Second')}</span>
          </h1>
          <p className={css.lead}>{t('home.lead')}</p>
          <div className={css.actions}>
            <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
            <ButtonLink to="#how-it-works" variant="outline">
              {t('home.seeHow')}
            </ButtonLink>
          </div>
        </div>
        <Device chamber={chamber} />
        <fieldset className={css.keys}>
          <legend className="heard">{t('home.scentLegend')}</legend>
          <div className={css.row}>
            {SCENTS.map((scent) => (
              <label key={scent.chamber} className={css.key} data-kind={scent.kind}>
                <input
                  type="radio"
                  name="scent"
                  value={scent.chamber}
                  checked={scent.chamber === chamber}
                  onChange={() => setChamber(scent.chamber)}
                />
                {t(scent.word)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  )
}

function Device({ chamber }: { chamber: number }) {
  const t = useT()
  return (
    <div className={css.device}>
      <Picture
        name="shooter3"
        alt={t('home.heroAlt')}
        width={1600}
        height={1000}
        sizes="(min-width: 60em) 70vw, 130vw"
        isFirst
      />
      <img
        key={`glow ${chamber}`}
        className={css.glow}
        src={glowOf(chamber)}
        alt=""
        width={256}
        height={248}
      />
      <img
        key={`plume ${chamber}`}
        className={css.plume}
        src={plumeOf(chamber)}
        alt=""
        width={900}
        height={300}
      />
    </div>
  )
}

const glowOf = (chamber: number) => `/images/glow-${chamber}.avif`
const plumeOf = (chamber: number) => `/images/plume-${chamber}.avif`

/** When the browser has nothing else to do, so that a change takes 0.1 second and not a download. */
function fetchOtherScents(): () => void {
  const idle = setTimeout(() => {
    for (const { chamber } of SCENTS) {
      new Image().src = glowOf(chamber)
      new Image().src = plumeOf(chamber)
    }
  }, IDLE_AFTER_MS)
  return () => clearTimeout(idle)
}

const IDLE_AFTER_MS = 1500
