/** This page in each language. A change keeps what is typed: the page stays and only its words change. */
import { Link, useLocation } from 'react-router'

import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useLocale } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import { pathInLocale } from '../locale-hint.ts'
import css from './language-switch.module.css'

const ORDER = ['en', 'ja', 'ko'] as const satisfies readonly Locale[]

/** A page may hold several; each needs a name of its own. */
export function LanguageSwitch({ label }: { label: string }) {
  const active = useLocale()
  const address = useLocation()

  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {ORDER.map((locale) => (
          <li key={locale}>
            <Link
              to={pathInLocale(address, locale)}
              lang={locale}
              hrefLang={locale}
              rel="nofollow"
              preventScrollReset
              replace
              aria-current={locale === active ? 'true' : undefined}
              className={css.language}
            >
              {LOCALE_NAMES[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
