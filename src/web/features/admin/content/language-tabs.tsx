/** The languages of an item, each with how far it is; the address says which is edited. */
import { Link } from 'react-router'

import { type ContentItem, textStateOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Badge } from '#web/ui/badge.tsx'

import css from './content.module.css'
import { itemPath } from './content.ts'
import { STATE_TONES } from './language-states.tsx'

type Props = { item: ContentItem; active: Locale; now: Date }

export function LanguageTabs({ item, active, now }: Props) {
  const t = useT()
  return (
    <nav aria-label={t('adminContent.languages')}>
      <ul className={css.tabs}>
        {ruleOf(item.kind).locales.map((locale) => {
          const state = textStateOf(item, locale, now)
          return (
            <li key={locale}>
              <Link
                to={itemPath(item.kind, item.slug, locale)}
                aria-current={locale === active ? 'page' : undefined}
              >
                <span>{t(`adminContent.lang_${locale}`)}</span>
                <Badge tone={STATE_TONES[state]}>{t(`adminContent.state_${state}`)}</Badge>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
