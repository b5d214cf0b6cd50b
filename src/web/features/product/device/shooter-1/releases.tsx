/** What came out for the first version while it was the only one: three years on one scale, and the releases below. */
import type { MessageKey } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayText } from '#shared/date-text.ts'
import { Section } from '#web/ui/section.tsx'

import { Drawing } from '../../drawings/drawing.tsx'
import css from './releases.module.css'

/** Domain facts, sections 4.2 and 8. */
const RELEASES = [
  { day: '2017-02-15', word: 'devices.releaseWindows' },
  { day: '2017-02-24', word: 'devices.releaseIos' },
  { day: '2017-10-06', word: 'devices.releaseDuration' },
  { day: '2018-06-05', word: 'devices.releaseRaspberry' },
  { day: '2018-07-18', word: 'devices.releaseStop' },
  { day: '2018-08-10', word: 'devices.releaseJava' },
  { day: '2018-08-24', word: 'devices.releaseGame' },
  { day: '2018-11-16', word: 'devices.releaseScreen' },
  { day: '2019-10-09', word: 'devices.releaseSecond' },
  { day: '2019-11-08', word: 'devices.releaseSecondWindows' },
] as const satisfies readonly { day: string; word: MessageKey }[]

const YEARS = ['2017', '2018', '2019'] as const

export function Releases() {
  const t = useT()
  const locale = useLocale()
  return (
    <Section id="releases" title={t('devices.releasesTitle')} intro={t('devices.releasesText')}>
      <div className={css.years}>
        {YEARS.map((year) => {
          const releases = RELEASES.filter(({ day }) => day.startsWith(year))
          return (
            <section key={year} aria-labelledby={`releases-${year}`}>
              <h3 id={`releases-${year}`} className="numeral">
                {year}
              </h3>
              <Drawing box={[0, -0.5, 12, 1]}>
                <path data-thin d={TICKS} />
                {releases.map(({ day }) => (
                  <circle key={day} data-solid cx={monthsIn(day)} cy="0" r="0.16" />
                ))}
              </Drawing>
              <ol>
                {releases.map(({ day, word }) => (
                  <li key={day}>
                    <time dateTime={day}>{dayText(day, locale)}</time>
                    <p>{t(word)}</p>
                  </li>
                ))}
              </ol>
            </section>
          )
        })}
      </div>
    </Section>
  )
}

/** A line of twelve months. */
const TICKS = `M0 0H12${Array.from({ length: 13 }, (_, month) => `M${month}-.25v.5`).join('')}`

const monthsIn = (isoDay: string): number =>
  Number(isoDay.slice(5, 7)) - 1 + (Number(isoDay.slice(8)) - 1) / 31
