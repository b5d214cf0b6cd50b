/** A row in the list of items: its name and the state of each language, without the texts themselves. */
import { type ContentItem, nameOf, textStateOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import type { Locale } from '#shared/locale.ts'
import { pick } from '#shared/pick.ts'

export type ListedItem = ReturnType<typeof listedOf>

type ListContext = { locale: Locale; now: Date }

export const listedOf = (item: ContentItem, { locale, now }: ListContext) => ({
  ...pick(item, 'kind', 'slug', 'publishedAt', 'startDate', 'questionType'),
  name: nameOf(item, locale),
  states: ruleOf(item.kind).locales.map((one) => ({
    locale: one,
    state: textStateOf(item, one, now),
  })),
})
