/** Types that all parts of the schema share: languages, amounts, pages. */
import type { ObjectRef } from '@pothos/core'

import type { Context } from '#domain/context.ts'
import { LOCALES, type Locale, type LocalizedText, textIn } from '#shared/locale.ts'
import { type Money as Amount, CURRENCIES, type Currency, money } from '#shared/money.ts'
import { metaOf, type Page, type PageMeta } from '#shared/page.ts'

import { builder, type Types } from './builder.ts'

export const LocaleWord = builder.enumType('Locale', {
  description: 'A language of the shop.',
  values: LOCALES,
})

const CurrencyWord = builder.enumType('Currency', {
  description: 'A currency of the shop: yen in Japan, US dollars everywhere else.',
  values: CURRENCIES,
})

export const Money = builder.objectRef<Amount>('Money').implement({
  description: 'An amount with its currency.',
  fields: (t) => ({
    amountMinor: t.exposeInt('amountMinor', {
      description: 'In minor units: 80000 is ¥80,000, or $800.00.',
    }),
    currency: t.field({
      type: CurrencyWord,
      description: 'What the amount is in.',
      resolve: ({ currency }) => currency,
    }),
  }),
})

/** Both prices of a thing, without the ones it does not have. */
export const pricesOf = (row: {
  priceJpy: number | null
  priceUsdMinor: number | null
}): Amount[] =>
  [amountIn(row.priceJpy, 'jpy'), amountIn(row.priceUsdMinor, 'usd')].filter((it) => it !== null)

const amountIn = (minor: number | null, currency: Currency): Amount | null =>
  minor === null ? null : money(minor, currency)

export const inLocale = builder.args((t) => ({
  locale: t.field({
    type: LocaleWord,
    description: 'Without it, the language of the request: `?locale=`, else `Accept-Language`.',
  }),
}))

/** The context of a field that is asked for in a language of its own. */
export const readingIn = (ctx: Context, locale: Locale | null | undefined): Context =>
  locale ? { ...ctx, locale } : ctx

export const Text = builder.objectRef<LocalizedText>('LocalizedText').implement({
  description: 'A short text in every language it is written in.',
  fields: (t) => ({
    en: t.exposeString('en', { description: 'English. Always present.' }),
    ja: t.exposeString('ja', { nullable: true, description: 'Japanese.' }),
    ko: t.exposeString('ko', { nullable: true, description: 'Korean.' }),
    text: t.string({
      description: 'In one language, or in English if there is no translation.',
      args: inLocale,
      resolve: (text, { locale }, { ctx }) => textIn(text, locale ?? ctx.locale),
    }),
  }),
})

const Meta = builder.objectRef<PageMeta>('PageMeta').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    current: t.exposeInt('current', { description: 'The number of this page.', complexity: 0 }),
    limit: t.exposeInt('limit', { description: 'How many a page holds.', complexity: 0 }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.', complexity: 0 }),
    next: t.exposeInt('next', {
      nullable: true,
      description: 'The page after this one; null on the last.',
      complexity: 0,
    }),
    prev: t.exposeInt('prev', {
      nullable: true,
      description: 'The page before this one; null on the first.',
      complexity: 0,
    }),
    count: t.exposeInt('count', { description: 'How many there are on all pages.', complexity: 0 }),
  }),
})

/** A page of a type, as every list is answered. `things` is the word for them in a sentence. */
export function pageOf<T>(name: string, item: ObjectRef<Types, T>, things: string) {
  return builder.objectRef<Page<T>>(name).implement({
    description: `One page of ${things}.`,
    fields: (t) => ({
      items: t.field({
        type: [item],
        description: `The ${things} of this page, in the order of the list.`,
        // How long the page is was counted where it was asked for.
        complexity: { field: 0, multiplier: 1 },
        resolve: ({ items }) => items,
      }),
      meta: t.field({
        type: Meta,
        description: 'Where this page stands.',
        complexity: 0,
        resolve: metaOf,
      }),
    }),
  })
}
