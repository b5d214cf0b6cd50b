import { useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './bench.module.css'

export function Bench() {
  const t = useT()
  return (
    <section className={css.bench} aria-labelledby="bench-title">
      <div className={css.frame}>
        <Picture
          name="scene-lab"
          alt={t(PICTURES['scene-lab'].alt)}
          sizes="(min-width: 60em) 60vw, 100vw"
        />
      </div>
      <div className={css.words}>
        <h2 id="bench-title">{t('solutions.benchTitle')}</h2>
        <p>{t('solutions.benchText')}</p>
      </div>
    </section>
  )
}
