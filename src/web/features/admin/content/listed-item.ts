/** A row in the list of items: its name and the state of each language, without the texts themselves. */
import {
  type ContentItem,
  nameOf,
  type TextState,
  textStateOf,
} from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import type { Locale } from '#shared/locale.ts'

export type ListedItem = Pick<
  ContentItem,
  'kind' | 'slug' | 'publishedAt' | 'startDate' | 'questionType'
> & {
  name: ReturnType<typeof nameOf>
  states: readonly { locale: Locale; state: TextState }[]
}

type Reader = { locale: Locale; now: Date }

export function listedOf(item: ContentItem, { locale, now }: Reader): ListedItem {
  const { kind, slug, publishedAt, startDate, questionType } = item
  const states = ruleOf(kind).locales.map((one) => ({
    locale: one,
    state: textStateOf(item, one, now),
  }))
  return { kind, slug, publishedAt, startDate, questionType, name: nameOf(item, locale), states }
}
