/** A dated text in a list: news and the blog are shown alike. Spec §3 "News item". */
import type { DayWords } from '#shared/day.ts'
import type { Locale } from '#shared/locale.ts'
import type { FigureName } from '#web/figures/names.ts'

export type Entry = {
  to: string
  /** With marks where a line may break. */
  title: string
  /** What its author says in short; `null` for news. */
  summary: string | null
  /** For lists, with marks: the summary, or the text itself, which is all of a short item. */
  excerpt: string
  /** Of the text, where it is not the page's. */
  lang: Locale | undefined
  /** Of the title, which may be Korean above a Japanese text. */
  titleLang: Locale | undefined
  day: DayWords
  /** The first of its text; without one the print of the scent is its picture. */
  figure: FigureName | null
  scent: { serial: string; kind: string }
  /** How long it takes to read; `null` for news, which is short. */
  minutes: number | null
}

export type Year = { year: string; entries: Entry[] }

/** Entries of one year under its number, in the order they come. */
export function byYear(entries: readonly Entry[]): Year[] {
  const years = Map.groupBy(entries, ({ day }) => day.year)
  return [...years].map(([year, those]) => ({ year, entries: those }))
}
