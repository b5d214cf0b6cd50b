import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import { messagesOf, namedMessages, problemIn, translator } from './catalogue.server.ts'
import type { TranslationOf, WithoutForeignParams } from './message.ts'
import { translatorOf } from './translate.ts'

test('§8 catalogue: the English texts are those of the specification', () => {
  expect(problemIn('en', 'order_invalid')).toBe('Error: Order is invalid!')
  expect(problemIn('en', 'no_products_selected')).toBe('No products selected!')
  expect(problemIn('en', 'quantity_exceeded', { excess: 2 })).toBe(
    'Quantity is invalid! Exceeded: 2',
  )
  expect(problemIn('en', 'credentials_invalid')).toBe('Error [401]: Email or password is invalid.')
})

test('a code without a text is an unexpected error, in the requested language', () => {
  expect(problemIn('ja', 'made_up')).toBe(problemIn('ja', 'unexpected'))
})

test('English chooses between one and other; Japanese needs no choice', () => {
  expect(translator('en')('ui.errorSummary', { count: 1 })).toBe('Please check one field')
  expect(translator('en')('ui.errorSummary', { count: 0 })).toBe('Please check 0 fields')
  expect(translator('ja')('ui.errorSummary', { count: 1 })).toBe('1件の項目をご確認ください')
})

test('a list is written as the language enumerates', () => {
  const brands = ['Visa', 'JCB']
  expect(translator('en')('checkout.cardDetailHere', { brands })).toBe(
    'Visa, JCB. One-time payment.',
  )
  expect(translator('ja')('checkout.cardDetailHere', { brands })).toBe('Visa、JCB（一括払いのみ）')
  expect(translator('ko')('checkout.cardDetail', { brands })).toContain('카드: Visa, JCB. ')
})

test('English spells numbers below ten where a text asks for words', () => {
  const t = translatorOf('en', {
    home: { factValue: '{value:Words} scents', featuredCount: 'about {count:words}' },
  })

  expect(t('home.factValue', { value: 6 })).toBe('Six scents')
  expect(t('home.factValue', { value: 10 })).toBe('10 scents')
  expect(t('home.featuredCount', { count: 0 })).toBe('about zero')
  expect(t('home.featuredCount', { count: 9 })).toBe('about nine')
  expect(t('home.featuredCount', { count: 3000 })).toBe('about 3,000')
})

test('numbers and money are written in the language of the reader', () => {
  const t = translatorOf('en', { home: { factValue: '{value}' } })

  expect(t('home.factValue', { value: 3000 })).toBe('3,000')
  expect(t('home.factValue', { value: money(80_000, 'jpy') })).toBe('¥80,000')
  expect(t('home.factValue', { value: money(80_000, 'usd') })).toBe('$800.00')
})

test('what a parameter says is never read as a parameter', () => {
  expect(problemIn('en', 'out_of_stock', { name: '{name}' })).toBe('{name} is out of stock.')
})

test('every text is there in each of the three languages, with the parameters of the English one', () => {
  const slots = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))
  for (const locale of LOCALES) {
    for (const [area, texts] of Object.entries(messagesOf('en'))) {
      for (const [key, english] of Object.entries(texts)) {
        const text = messagesOf(locale)[area]?.[key]
        expect(text, `${locale} ${area}.${key}`).toBeTruthy()
        expect(slots(text ?? ''), `${locale} ${area}.${key}`).toEqual(slots(english))
      }
    }
  }
})

test('a page receives the messages that it names, in its language, and no other', () => {
  const { ui = {}, shell } = messagesOf('ja')
  expect(namedMessages('ja', ['ui.copy', 'ui.copyF*', 'shell.*', 'shell.nothing'])).toEqual({
    ui: { copy: ui.copy, copyFailed: ui.copyFailed },
    shell,
  })
  expect(namedMessages('ja', ['*'])).toEqual(messagesOf('ja'))
})

type English = { left: '{count} left'; plain: 'Plain' }
type Languages = { area: English }
const foreign = <const Other>(other: Other & WithoutForeignParams<Languages, Other>) => other

test('eight ways to get a text wrong do not compile', () => {
  // The type check fails when one of them compiles after all.
  const wrong = [
    // @ts-expect-error a missing text
    { left: '{count}' } as const satisfies TranslationOf<English>,
    // @ts-expect-error a missing parameter
    { left: 'some', plain: '' } as const satisfies TranslationOf<English>,
    // @ts-expect-error a text that English does not have
    { left: '{count}', plain: '', more: '' } as const satisfies TranslationOf<English>,
    // @ts-expect-error a parameter that English does not have
    () => foreign({ area: { left: '{count} {other}', plain: '' } }),
    // @ts-expect-error a parameter in a text that has none
    () => foreign({ area: { left: '{count}', plain: '{count}' } }),
    // @ts-expect-error a call without its parameter
    () => translator('en')('ui.errorSummary'),
    // @ts-expect-error a call with a parameter of another name
    () => translator('en')('ui.errorSummary', { number: 1 }),
    // @ts-expect-error a key that does not exist
    () => translator('en')('ui.nothing'),
  ]

  expect(wrong).toHaveLength(8)
})
