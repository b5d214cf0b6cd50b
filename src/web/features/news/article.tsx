/** One dated text: its day in the left column, what it says in a line that can be read. */
import type { ReactNode } from 'react'

import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import { Figure } from '../../figures/figure.tsx'
import { Prose } from '../../prose/prose.tsx'
import type { ProseNode } from '../../prose/prose-nodes.ts'
import css from './article.module.css'
import { Byline } from './byline.tsx'
import { Day } from './day.tsx'
import type { Entry } from './entry.ts'
import { EntryPicture } from './entry-picture.tsx'
import language from './language.module.css'
import { RelatedCard } from './related-card.tsx'

type Props = {
  entry: Entry
  body: readonly ProseNode[]
  /** Below the text, in its column. */
  aside?: ReactNode
  /** Where to read on. */
  children: ReactNode
}

export function Article({ entry, body, aside, children }: Props) {
  const t = useT()
  const { title, summary, lang, titleLang, day } = entry
  return (
    <div className={`wrap page ${css.page}`}>
      <article className={css.article}>
        <div className={css.facts}>
          <Day day={day} form="whole" />
          <Byline entry={entry} />
          {lang !== undefined && (
            <p className={css.note}>
              {t('company.otherLanguage', { language: t(LANGUAGE_WORDS[lang]) })}
            </p>
          )}
        </div>
        <div className={css.text}>
          <h1 lang={titleLang} className={`${css.title} ${language.language}`}>
            {title}
          </h1>
          <div lang={lang} className={`${css.text} ${language.language}`}>
            {summary !== null && <p className={css.summary}>{summary}</p>}
            {entry.figure === null && <EntryPicture entry={entry} sizes="46rem" />}
            <div className={css.body}>
              <Prose nodes={body} figure={Figure} />
            </div>
          </div>
          <RelatedCard body={body} shown={entry.figure} />
          {aside}
        </div>
      </article>
      {children}
    </div>
  )
}

/** In the page's language, of a text that was not written in it. */
const LANGUAGE_WORDS = {
  en: 'company.nameEnglish',
  ja: 'company.nameJapanese',
  ko: 'company.nameKorean',
} as const satisfies Record<Locale, string>
