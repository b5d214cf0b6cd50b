/** A post of the blog, as one reader is given it. Decisions, section 3. */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

export type BlogPost = {
  slug: string
  /** Of all three texts: another one where they are not written in the wanted language. */
  locale: Locale
  title: string
  summary: string
  /** Markdown. */
  body: string
  /** An ISO day in Japan. */
  startDate: string
  /** When readers were first given the text as it is, in any language. */
  changedAt: Date
}

type Texts = Record<Locale, { title: string | null; summary: string | null; body: string | null }>

/**
 * All texts in one language: the wanted one when all are written in it, else English, else whichever has a title; the
 * table forbids a post without any.
 */
export function postTextsIn(
  texts: Texts,
  wanted: Locale,
): Pick<BlogPost, 'locale' | 'title' | 'summary' | 'body'> {
  const order: readonly Locale[] = [wanted, FALLBACK_LOCALE, 'ja', 'ko']
  const locale =
    order.find((language) => isWhole(texts[language])) ??
    order.find((language) => texts[language].title) ??
    FALLBACK_LOCALE
  const { title, summary, body } = texts[locale]
  return { locale, title: title ?? '', summary: summary ?? '', body: body ?? '' }
}

const isWhole = ({ title, summary, body }: Texts[Locale]): boolean =>
  Boolean(title && summary && body)
