/** A dated item of news, as one reader is given it. Spec §3 "News item". */
import type { Locale } from '#shared/locale.ts'

/** The languages in which calls answer, one of which every item has. */
export const NEWS_LOCALES = ['ja', 'en'] as const
export type NewsLocale = (typeof NEWS_LOCALES)[number]

export type NewsItem = {
  id: number
  slug: string
  /** Language of the body: a fallback where the requested one is missing. */
  locale: Locale
  title: string
  /** Korean above a Japanese body where staff wrote a Korean title alone. */
  titleLocale: Locale
  /** Markdown; empty where the title says everything. */
  body: string
  /** An ISO day in Japan. */
  startDate: string
  /** When readers were first given the text as it is, in any language. */
  changedAt: Date
}

type Texts = Record<Locale, { title: string | null; body: string | null }>

/** Spec §7 call 12 "ko mapped to ja": calls alone, because pages have Korean texts (decisions, section 4). */
export const newsLocaleOf = (locale: Locale): NewsLocale => (locale === 'en' ? 'en' : 'ja')

/** Title and body come from one language, so that no item changes language in the middle; only a Korean title goes without its body. */
export function newsTextsIn(
  texts: Texts,
  reader: Locale,
): Pick<NewsItem, 'locale' | 'title' | 'titleLocale' | 'body'> {
  const wanted = newsLocaleOf(reader)
  const isKorean = reader === 'ko' && texts.ko.title !== null
  const next = texts[wanted].title === null ? OTHER[wanted] : wanted
  const locale = isKorean && texts.ko.body !== null ? 'ko' : next
  const titleLocale = isKorean ? 'ko' : locale
  const { title } = texts[titleLocale]
  return { locale, title: title ?? '', titleLocale, body: texts[locale].body ?? '' }
}

const OTHER = { en: 'ja', ja: 'en' } as const satisfies Record<NewsLocale, NewsLocale>
