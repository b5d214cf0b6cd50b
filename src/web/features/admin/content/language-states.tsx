/** How far each language of an item is: the completeness of a text in one look. */
import { Link } from 'react-router'

import type { ContentItem, TextState } from '#domain/editing/content-item.ts'
import { textStateOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'

import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/note.tsx'
import css from './content.module.css'
import { itemPath } from './content.ts'

/** Amber is being written, red is what readers miss. */
export const STATE_TONES = {
  published: 'ok',
  newer_draft: 'warn',
  scheduled: 'info',
  draft: 'warn',
  incomplete: 'danger',
  missing: 'neutral',
} as const satisfies Record<TextState, Tone | 'neutral'>

export function LanguageStates({ item }: { item: ContentItem }) {
  const t = useT()
  return (
    <ul className={css.states}>
      {ruleOf(item.kind).locales.map((locale) => {
        const state = textStateOf(item, locale)
        return (
          <li key={locale}>
            <Link to={itemPath(item.kind, item.slug, locale)} className={css.state}>
              <Badge tone={STATE_TONES[state]}>
                {t(`adminContent.lang_${locale}`)}: {t(`adminContent.state_${state}`)}
              </Badge>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
