import { Link } from 'react-router'

import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './stages.module.css'

/** Where a scene is not a headset. */
export function Stages() {
  const t = useT()
  const { chambers, reachCm } = deviceOf('aroma-speaker-60')
  const stages = [
    {
      name: t('solutions.stageFilm'),
      text: t('solutions.stageFilmText'),
      to: '/software/apps/aroma-player',
      see: t('solutions.stageFilmSee'),
    },
    {
      name: t('solutions.stageGames'),
      text: t('solutions.stageGamesText'),
      to: '/software/sdk',
      see: t('solutions.stageGamesSee'),
    },
    {
      name: t('solutions.stageShows'),
      text: t('solutions.stageShowsText', { chambers, reach: reachCm }),
      to: '/products/aroma-speaker-60',
      see: t('solutions.stageShowsSee'),
    },
  ]
  return (
    <Section id="stages" title={t('solutions.stagesTitle')}>
      <ul className={css.stages}>
        {stages.map(({ name, text, to, see }) => (
          <li key={to}>
            <h3>{name}</h3>
            <div>
              <p>{text}</p>
              <Link to={to} className={css.see}>
                {see}
                <Icon name="arrow-right" size={20} />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
