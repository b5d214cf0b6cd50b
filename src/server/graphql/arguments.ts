/** What fields are asked with, held to the same bounds as the calls of the API. */
import { PAGE_NUMBER_MAX, term } from '#contract/envelope.ts'
import { currencyOf } from '#domain/catalog/prices/find-prices.server.ts'
import type { Context } from '#domain/context.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parseCountry } from '#domain/shipping/parse-country.ts'
import type { Currency } from '#shared/money.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, type PageRequest } from '#shared/page.ts'

import { builder } from './builder.ts'
import { LIST_COST } from './limits.ts'
import { argumentRefused } from './refusal.ts'

export const pagedBy = (size: number) =>
  builder.args((t) => ({
    page: t.int({
      required: true,
      defaultValue: 1,
      description: `Which page, from 1 to ${PAGE_NUMBER_MAX}. One past the end is empty.`,
    }),
    limit: t.int({
      required: true,
      defaultValue: size,
      description: `How many a page holds, from 1 to ${PAGE_LIMIT_MAX}.`,
    }),
  }))

export const paged = pagedBy(PAGE_LIMIT_DEFAULT)

type Paged = { page: number; limit: number }

export function pageIn({ page, limit }: Paged, { locale }: Context): PageRequest {
  if (page < 1 || page > PAGE_NUMBER_MAX) throw argumentRefused(locale, 'page')
  if (limit < 1 || limit > PAGE_LIMIT_MAX) throw argumentRefused(locale, 'limit')
  return { number: page, size: limit }
}

/** Everything below a list is paid for as often as the page is long. */
export const costOfPage = ({ limit }: Paged) => ({
  field: LIST_COST,
  // A page that is too long is refused with its own words.
  multiplier: Math.min(limit, PAGE_LIMIT_MAX),
})

const SEARCH = term(100)

/** A text to look for; `null` finds everything, and so does an empty one. */
export function searchIn<Name extends string>(
  args: { [name in Name]?: string | null | undefined },
  name: Name,
  { locale }: Context,
): string | null {
  const text = args[name] ?? null
  if (text !== null && !SEARCH.safeParse(text).success) throw argumentRefused(locale, name)
  return text?.trim() || null
}

const PLACE = term(60)

/** In which currency a place pays; Japan where none is named. */
export function currencyAt(location: string | null | undefined, { locale }: Context): Currency {
  const country = PLACE.safeParse(location ?? JAPAN).data
  const code = country === undefined ? null : parseCountry(country)
  if (code === null) throw argumentRefused(locale, 'location')
  return currencyOf(code)
}

export const at = builder.args((t) => ({
  location: t.string({
    description: 'A country as a code or by its name, in any of our languages. Japan without it.',
  }),
}))
