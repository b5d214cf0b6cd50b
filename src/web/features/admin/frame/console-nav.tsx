/** The areas of the console in their groups, each with how much waits there. */
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { ConsoleIcon } from '#web/ui/console-icon.tsx'

import css from './console-nav.module.css'
import {
  SECTION_GROUPS,
  SECTIONS,
  type SectionCounts,
  type SectionName,
  sectionAt,
} from './sections.ts'

type Props = { sections: readonly SectionName[]; counts: SectionCounts }

export function ConsoleNav({ sections, counts }: Props) {
  const t = useT()
  const { pathname } = useLocation()
  const current = sectionAt(pathname)
  const list = useInView(current)
  return (
    <nav ref={list} className={css.sections} aria-label={t('admin.workAreas')}>
      {SECTION_GROUPS.filter((group) =>
        sections.some((name) => SECTIONS[name].group === group),
      ).map((group) => (
        <ul key={group} className={css.group}>
          {sections
            .filter((name) => SECTIONS[name].group === group)
            .map((name) => (
              <li key={name}>
                <Link
                  to={SECTIONS[name].path}
                  data-area={name}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <ConsoleIcon name={name} className={css.icon} />
                  {t(`adminFrame.area_${name}`)}
                  <Count count={counts[name] ?? 0} />
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  )
}

function Count({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('adminFrame.waiting', { count })}</span>
    </span>
  )
}

/** On a phone the areas form a row that scrolls: the current one is scrolled into view. */
function useInView(current: SectionName | null) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>(`a[data-area='${current}']`)
    if (!row || !link || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return list
}
