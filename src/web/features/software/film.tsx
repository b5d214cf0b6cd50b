/** A timeline of the Player, drawn: the shots above, the scents below, each at its time. */
import { SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Seal } from '../../scents/seal.tsx'
import type { DeckScent } from './deck.ts'
import css from './film.module.css'
import { Scene, SHOTS } from './scenes.tsx'

export function Film({ scents }: { scents: readonly DeckScent[] }) {
  const t = useT()
  return (
    <figure className={css.film} data-theme="night" aria-label={t('software.filmLabel')}>
      <ol className={css.shots}>
        {SHOTS.map(({ id, chamber, at, seconds, percent }) => {
          const scent = scents.find((one) => one.chamber === chamber)
          return (
            <li key={id} className={css.shot}>
              <div className={css.frame}>
                <Scene id={id} />
              </div>
              <span className={css.at}>{at}</span>
              {scent && (
                <div className={css.mark} data-kind={scent.kind}>
                  <Length seconds={seconds} />
                  <Seal serial={scent.serial} kind={scent.kind} size={32} />
                  <p className={css.name}>{scent.name}</p>
                  <p className={css.measure}>{t('software.filmMark', { seconds, percent })}</p>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** As long as the scent is in the air, on the scale of the longest spray. */
function Length({ seconds }: { seconds: number }) {
  return (
    <svg
      className={css.length}
      viewBox={`0 0 ${SPRAY_SECONDS_MAX} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={css.rail} width={SPRAY_SECONDS_MAX} height="1" />
      <rect className={css.air} width={seconds} height="1" />
    </svg>
  )
}
