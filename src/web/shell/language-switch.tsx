/** This page in each language. A change preserves input: the page stays and only its texts change. */
import { Link, useLocation } from 'react-router'

import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useLocale } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import { pathInLocale } from '../site/locale-hint.ts'
import css from './language-switch.module.css'

const SHORT_NAMES = { ...LOCALE_NAMES, en: 'EN' } as const satisfies Record<Locale, string>

const ORDER = ['en', 'ja', 'ko'] as const satisfies readonly Locale[]

type Props = {
  /** A page may hold several; each needs a name of its own. */
  label: string
  /** "EN" instead of "English", where there is little room. */
  isShort?: boolean
}

export function LanguageSwitch({ label, isShort = false }: Props) {
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
              aria-label={isShort ? shortLabelOf(locale) : undefined}
              className={css.language}
            >
              {isShort ? SHORT_NAMES[locale] : LOCALE_NAMES[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is heard begins with what is seen, so that it can be said to a browser (WCAG 2.5.3). */
const shortLabelOf = (locale: Locale): string | undefined =>
  SHORT_NAMES[locale] === LOCALE_NAMES[locale]
    ? undefined
    : `${SHORT_NAMES[locale]}, ${LOCALE_NAMES[locale]}`
