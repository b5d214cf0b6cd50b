/** How far each language of an item is: the completeness of a text in one look. */
import { Link } from 'react-router'

import type { TextState } from '#domain/editing/content-item.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import css from './content.module.css'
import { itemPath } from './content.ts'
import type { ListedItem } from './listed-item.ts'

/** Amber is being written, red is what readers miss. */
export const STATE_TONES = {
  published: 'ok',
  newer_draft: 'warn',
  scheduled: 'info',
  draft: 'warn',
  incomplete: 'danger',
  missing: 'neutral',
} as const satisfies Record<TextState, BadgeTone>

export function LanguageStates({ item }: { item: ListedItem }) {
  const t = useT()
  const [first, ...others] = item.states
  if (first && others.length > 0 && others.every(({ state }) => state === first.state))
    return (
      <Link to={itemPath(item.kind, item.slug)} className={css.state}>
        <Badge tone={STATE_TONES[first.state]}>
          {t('adminContent.lang_all')}: {t(`adminContent.state_${first.state}`)}
        </Badge>
      </Link>
    )
  return (
    <ul className={css.states}>
      {item.states.map(({ locale, state }) => (
        <li key={locale}>
          <Link to={itemPath(item.kind, item.slug, locale)} className={css.state}>
            <Badge tone={STATE_TONES[state]}>
              {t(`adminContent.lang_${locale}`)}: {t(`adminContent.state_${state}`)}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}
