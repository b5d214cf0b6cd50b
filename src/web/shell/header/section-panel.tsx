/** The panel below Software, Solutions, Company and Support: its title, and links to its pages. */
import { NavLink } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import type { SECTIONS } from '../navigation.ts'
import { HeaderPanel } from './header-panel.tsx'
import css from './section-panel.module.css'

export function SectionPanel({ section }: { section: (typeof SECTIONS)[number] }) {
  const t = useT()

  return (
    <HeaderPanel id={section.id} word={section.word}>
      <div className={css.columns}>
        <div>
          <p className={css.title}>{t(section.word)}</p>
          <p className={css.line}>{t(section.line)}</p>
        </div>
        <ul className={css.links}>
          {section.links.map(({ path, word, tip }) => (
            <li key={path}>
              <NavLink to={path} end className={() => css.link}>
                <span className={css.name}>{t(word)}</span>
                <span className={css.tip}>{t(tip)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </HeaderPanel>
  )
}
