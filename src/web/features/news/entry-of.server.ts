/** The view of a dated text. Dates are formatted here, so that server and browser never differ. */
import type { Context } from '#domain/context.ts'
import { scentOfPath } from '#domain/prints/scent-of-path.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { dayWords } from '#shared/day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import { plainTextOf, proseOf } from '../../prose/markdown.server.ts'
import { figureIn } from '../../prose/prose-nodes.ts'
import { proseText } from '../../prose/prose-text.ts'
import { readingMinutes } from '../../prose/reading-minutes.ts'
import type { Entry } from './entry.ts'

type Text = {
  slug: string
  title: string
  /** Where it can differ from the language of the text. */
  titleLocale?: Locale
  locale: Locale
  startDate: string
  summary?: string
  /** Markdown. */
  body: string
}

const EXCERPT_LENGTH_MAX = 240

/** `place` is the list that the text belongs to. */
export function entryOf(ctx: Context, place: '/company/news' | '/blog', text: Text): Entry {
  const { titleLocale = text.locale } = text
  const langOf = (locale: Locale) => (locale === ctx.locale ? undefined : locale)
  const to = `${place}/${text.slug}`
  const nodes = proseOf(text.body)
  const [serial, kind] = scentOfPath(to)
  return {
    to,
    title: phrased(text.title, titleLocale),
    summary: text.summary ?? null,
    excerpt: phrased(text.summary ?? plainTextOf(text.body, EXCERPT_LENGTH_MAX), text.locale),
    lang: langOf(text.locale),
    titleLang: langOf(titleLocale),
    day: dayWords(text.startDate, dayInJapan(ctx.now), ctx.locale),
    figure: figureIn(nodes),
    scent: { serial, kind },
    minutes: place === '/blog' ? readingMinutes(proseText(nodes), text.locale) : null,
  }
}
