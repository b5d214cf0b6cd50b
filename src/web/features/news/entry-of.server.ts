/** The view of a dated text. Dates are formatted here, so that server and browser never differ. */
import type { Context } from '#domain/context.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { dayWords } from '#shared/day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import type { Entry } from './entry.ts'

type Text = { slug: string; title: string; locale: Locale; startDate: string; summary?: string }

/** `place` is the list that the text belongs to. */
export function entryOf(ctx: Context, place: '/company/news' | '/blog', text: Text): Entry {
  return {
    to: `${place}/${text.slug}`,
    title: phrased(text.title, text.locale),
    summary: text.summary ?? null,
    lang: text.locale === ctx.locale ? undefined : text.locale,
    day: dayWords(text.startDate, dayInJapan(ctx.now), ctx.locale),
  }
}
