/** A dated item of news, as one reader is given it. Spec §3 "News item". */
import type { Locale } from '#shared/locale.ts'

/** The languages news is written in. */
export const NEWS_LOCALES = ['ja', 'en'] as const
export type NewsLocale = (typeof NEWS_LOCALES)[number]

export type NewsItem = {
  id: number
  slug: string
  /** Language of the displayed text: a fallback where the requested one is missing. */
  locale: NewsLocale
  title: string
  /** What Korean readers see instead of the title, where staff wrote one; `null` for other readers. */
  koreanTitle: string | null
  /** Markdown; empty where the title says everything. */
  body: string
  /** An ISO day in Japan. */
  startDate: string
  /** When readers were first given the text as it is, in any language. */
  changedAt: Date
}

type Texts = Record<NewsLocale, { title: string | null; body: string | null }> & {
  ko: { title: string | null }
}

/** Spec §7 call 12 "ko mapped to ja". */
export const newsLocaleOf = (locale: Locale): NewsLocale => (locale === 'en' ? 'en' : 'ja')

/** Title and body come from one language, so that no item changes language in the middle. */
export function newsTextsIn(
  texts: Texts,
  reader: Locale,
): Pick<NewsItem, 'locale' | 'title' | 'koreanTitle' | 'body'> {
  const wanted = newsLocaleOf(reader)
  const locale = texts[wanted].title === null ? OTHER[wanted] : wanted
  const { title, body } = texts[locale]
  const koreanTitle = reader === 'ko' ? texts.ko.title : null
  return { locale, title: title ?? '', koreanTitle, body: body ?? '' }
}

const OTHER = { en: 'ja', ja: 'en' } as const satisfies Record<NewsLocale, NewsLocale>
