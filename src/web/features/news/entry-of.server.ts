/** The view of a dated text. Dates are formatted here, so that server and browser never differ. */
import type { Context } from '#domain/context.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { dayWords } from '#shared/day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import type { Entry } from './entry.ts'

type Text = {
  slug: string
  title: string
  koreanTitle?: string | null
  locale: Locale
  startDate: string
  summary?: string
}

/** `place` is the list that the text belongs to. */
export function entryOf(ctx: Context, place: '/company/news' | '/blog', text: Text): Entry {
  const titleLocale = text.koreanTitle ? 'ko' : text.locale
  const langOf = (locale: Locale) => (locale === ctx.locale ? undefined : locale)
  return {
    to: `${place}/${text.slug}`,
    title: phrased(text.koreanTitle || text.title, titleLocale),
    summary: text.summary ?? null,
    lang: langOf(text.locale),
    titleLang: langOf(titleLocale),
    day: dayWords(text.startDate, dayInJapan(ctx.now), ctx.locale),
  }
}
