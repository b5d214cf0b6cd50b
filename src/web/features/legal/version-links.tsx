/** Links to every version, which stay readable, with the current one marked. */
import { Link } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import css from './legal.module.css'
import type { Versioned } from './version.ts'
import { versionDate } from './version-date.ts'
import own from './version-links.module.css'

type Props = Versioned & { path: '/terms-of-service' | '/privacy-policy' }

/** Nothing while there is one version alone. */
export function VersionLinks({ days, today, path }: Props) {
  const t = useT()
  const locale = useLocale()
  if (days.length < 2) return null
  const present = days.find((day) => day <= today)
  return (
    <nav className={own.versions} aria-labelledby="versions">
      <h2 id="versions">{t('legalVersions.title')}</h2>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Link to={day === present ? path : `${path}/${day}`}>{versionDate(day, locale)}</Link>
            {day === present && <span className={css.small}>{t('legalVersions.present')}</span>}
            {day > today && <span className={css.small}>{t('legalVersions.coming')}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Above a text that does not hold today. */
export function OtherDayCallout({ days, day, today, path }: Props) {
  const t = useT()
  const locale = useLocale()
  const shown = days.find((one) => one <= day)
  const present = days.find((one) => one <= today)
  if (!shown || shown === present) return null
  const date = versionDate(shown, locale)
  return (
    <Callout
      tone="info"
      title={t(shown > today ? 'legalVersions.from' : 'legalVersions.until', { date })}
    >
      <p>
        <Link to={path}>{t('legalVersions.readPresent')}</Link>
      </p>
    </Callout>
  )
}
