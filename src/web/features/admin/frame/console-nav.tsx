/** The areas of the console in their groups, each with how much waits there. */
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { AREA_GROUPS, AREAS, type AreaCounts, type AreaName, areaAt } from './areas.ts'
import css from './console-nav.module.css'

type Props = { areas: readonly AreaName[]; counts: AreaCounts }

export function ConsoleNav({ areas, counts }: Props) {
  const t = useT()
  const { pathname } = useLocation()
  const current = areaAt(pathname)
  const list = useInView(current)
  return (
    <nav ref={list} className={css.areas} aria-label={t('admin.workAreas')}>
      {AREA_GROUPS.map((group) => (
        <ul key={group} className={css.group}>
          {areas
            .filter((name) => AREAS[name].group === group)
            .map((name) => (
              <li key={name}>
                <Link
                  to={AREAS[name].path}
                  data-area={name}
                  aria-current={name === current ? 'page' : undefined}
                >
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
      <span className="heard">{t('adminFrame.waiting', { count })}</span>
    </span>
  )
}

/** On a phone the areas stand in a row that scrolls: the one that is open is brought into sight. */
function useInView(current: AreaName | null) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>(`a[data-area='${current}']`)
    if (!row || !link || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  return list
}
