import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { FigureShape } from '#web/figures/figure.tsx'

import { eventsOf } from './events.ts'
import css from './timeline.module.css'

export function Timeline({ established }: { established: string }) {
  const t = useT()
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="timeline">
      <h2 id="timeline">{t('company.timelineTitle')}</h2>
      <ol className={css.years}>
        {eventsOf(t, established).map(({ year, text, figure, link }) => (
          <li key={year}>
            <p className={css.year}>{year}</p>
            <div className={css.words}>
              <p>{text}</p>
              {link !== null && (
                <Link to={link.to} className={css.link}>
                  {t(link.word)}
                </Link>
              )}
            </div>
            {figure !== null && (
              <div className={css.picture}>
                <FigureShape name={figure} sizes="16rem" isSmall />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
