/** What has been built, each with the page that shows it. Domain facts, sections 4.2 and 6. */
import { Link } from 'react-router'

import { SCENE_CALL_SECONDS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { FigureShape } from '#web/figures/figure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './projects.module.css'

const PROJECTS = [
  { name: 'Vr', figure: 'scene-vr', to: '/solutions/virtual-reality-smell' },
  { name: 'Controls', figure: 'strengths', to: '/software/apps/aroma-controller' },
  { name: 'Find', figure: 'units', to: '/software/api' },
  { name: 'Game', figure: 'pairs', to: '#pairs' },
] as const

export function Projects() {
  const t = useT()
  return (
    <Section id="projects" title={t('software.projectsTitle')} intro={t('software.projectsText')}>
      <ul className={css.projects}>
        {PROJECTS.map(({ name, figure, to }) => (
          <li key={name}>
            <div data-theme="chalk" className={css.figure}>
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
