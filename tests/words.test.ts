/** Retired terms of a language do not come back. The lists, and the form of their tables: docs/words/README.md. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '#shared/locale.ts'

import { siteWords } from '../scripts/dev/site-words.ts'

type RetiredTerm = { term: string; pattern: RegExp; allowed: string[] }

test.each(LOCALES)('retired terms of %s are in no message and no seed content', (locale) => {
  const terms = retiredTerms(locale)
  const words = siteWords(locale)
  const found = terms.flatMap(({ term, pattern, allowed }) =>
    words
      .filter(({ place }) => !allowed.some((it) => place.startsWith(it)))
      .filter(({ text }) => pattern.test(without(text, allowed)))
      .map(({ place }) => `${place}: ${term}`),
  )
  expect(terms.length).toBeGreaterThan(0)
  expect(words.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test.each(LOCALES)('each exception of %s is still needed', (locale) => {
  const words = siteWords(locale)
  const unneeded = retiredTerms(locale).flatMap(({ term, pattern, allowed }) => {
    const uses = words.filter(({ text }) => pattern.test(text))
    return allowed
      .filter((it) => !uses.some(({ place, text }) => place.startsWith(it) || text.includes(it)))
      .map((it) => `${term}: ${it}`)
  })
  expect(unneeded).toEqual([])
})

const without = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)

function retiredTerms(locale: Locale): RetiredTerm[] {
  const [, section = ''] = readFileSync(`docs/words/${locale}.md`, 'utf8').split(
    '\n## Retired terms\n',
  )
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| (.+?) \| .+ \|(.*)\|$/gm)]
    .slice(1)
    .map(([, term = '', where = '']) => ({
      term,
      pattern: patternOf(term),
      allowed: where
        .split(',')
        .map((it) => it.trim().replaceAll('`', ''))
        .filter(Boolean),
    }))
}

function patternOf(term: string): RegExp {
  const [, source] = /^`?\/(.+)\/`?$/.exec(term) ?? []
  if (source) return new RegExp(source, 'u')

  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return /^[a-z]/i.test(term) ? new RegExp(String.raw`\b${literal}\b`, 'i') : new RegExp(literal)
}
