/** A place that is open. Spec §3 "Career (recruitment)". */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

export type Career = {
  slug: string
  /** Of all three texts: English where a translation is missing. */
  locale: Locale
  title: string
  summary: string
  /** Markdown. */
  body: string
  /** The ISO day in Japan on which it was published. */
  publishedOn: string
}

type Texts = Record<Locale, { title: string | null; summary: string | null; body: string | null }>

/** All texts in one language: the wanted one when all are written in it. */
export function textsIn(texts: Texts, wanted: Locale): Omit<Career, 'slug' | 'publishedOn'> {
  const { title, summary, body } = texts[wanted]
  const locale = title && summary && body ? wanted : FALLBACK_LOCALE
  const shown = texts[locale]
  return {
    locale,
    title: shown.title ?? '',
    summary: shown.summary ?? '',
    body: shown.body ?? '',
  }
}
