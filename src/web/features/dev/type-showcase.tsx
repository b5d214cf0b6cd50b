import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { LOCALES } from '#shared/locale.ts'

import { Showcase } from './showcase.tsx'
import css from './type-showcase.module.css'

const SIZES = ['t-hero', 't-h1', 't-h2', 't-h3', 't-lead', 't-body', 't-small', 't-micro'] as const

export function TypeShowcase() {
  return (
    <Showcase id="type" title="Type" text="One scale for three scripts.">
      <ul className={css.scale}>
        {SIZES.map((name) => (
          <li key={name}>
            <p className={css.size}>{name}</p>
            <p className={css.words} data-size={name}>
              {LOCALES.map((locale) => (
                <span key={locale} lang={locale}>
                  {LOCALE_NAMES[locale]}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Showcase>
  )
}
