/** One item: the editor of one language, and the settings that belong to all languages. */
import { Link } from 'react-router'

import { type ContentItem, nameOf, textStateOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Badge } from '#web/ui/badge.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import { useRound } from '../forms/form-state.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import pageCss from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import css from './content.module.css'
import { isTextAction, itemPath } from './content.ts'
import { PublicationState } from './content-list.tsx'
import { ItemDetails, OnTheSite } from './item-details.tsx'
import type { ItemProps } from './item-props.ts'
import { STATE_TONES } from './language-states.tsx'
import { Writing } from './text-editor.tsx'

export function ItemPage({ answer, ...page }: ItemProps) {
  const t = useT()
  const own = useLocale()
  const { item, locale, revision, now } = page
  const name = nameOf(item, own)
  // An action on this language resets its text form; any other leaves unsaved input in place.
  const round = useRound(isTextAction(page.done) && !answer, `${page.done} ${revision.text}`)

  return (
    <>
      <BackLink to={`/admin/content/${item.kind}`} text={t('adminContent.backToList')} />
      <div className={pageCss.head}>
        <h1 lang={name?.locale}>{name?.text ?? t('adminContent.untitled')}</h1>
        <PublicationState item={item} now={now} />
      </div>
      {page.done && !answer && (
        <SuccessMessage key={page.done} text={t(`adminContent.done_${page.done}`)} />
      )}
      <OnTheSite {...page} answer={answer} />
      <LanguageTabs item={item} active={locale} now={now} />
      {item.kind === 'news' && locale === 'ko' && (
        <p className={panel.quiet}>{t('adminContent.newsInKorean')}</p>
      )}
      <Writing key={`${locale} ${round}`} {...page} answer={answer} />
      <ItemDetails {...page} answer={answer} />
      <ZoneNote />
    </>
  )
}

type LanguageTabsProps = { item: ContentItem; active: Locale; now: Date }

/** The languages of an item, each with how far it is; the address says which is edited. */
function LanguageTabs({ item, active, now }: LanguageTabsProps) {
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
