/** Names are the field's standard terms: docs/glossary.md is the list, this test reads it. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8')
const FILES = globSync('{src,packages/*/src,scripts,bench,tools,tests}/**/*.{ts,tsx,css}')
  .map((path) => path.replaceAll('\\', '/'))
  .sort()

/** Segments of a name in lower case: `queueEmail`, `queue-email` and `QUEUE_EMAIL` are all `queue`, `email`. */
const segmentsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** The rows of one table: its cells, without the heading. */
function rowsOf(heading: string): string[][] {
  const section = GLOSSARY.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = '']) => cells.split(' | '))
    .slice(1)
}

const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm

type Name = { name: string; path: string }

const NAMES: readonly Name[] = FILES.flatMap((path) => [
  { name: basename(path).replace(/(\.(server|test|e2e|module|gen|client))?\.\w+$/, ''), path },
  ...[...readFileSync(path, 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({ name, path })),
])

/** Whether the words of a term follow one another in a name; a plural counts. */
function holds(name: string, term: readonly string[]): boolean {
  const segments = segmentsOf(name)
  const isWord = (segment: string | undefined, word: string | undefined) =>
    segment === word || segment === `${word}s` || segment === word?.replace(/y$/, 'ies')
  return segments.some((_, at) => term.every((word, index) => isWord(segments[at + index], word)))
}

test('each standard term is found in the name of a file or an export', () => {
  const terms = rowsOf('Standard terms').map(([term = '']) => term)
  const missing = terms.filter((term) => !NAMES.some(({ name }) => holds(name, term.split(' '))))
  expect(terms.length).toBeGreaterThanOrEqual(40)
  expect(missing).toEqual([])
})

test('no retired word comes back in the name of a file or an export', () => {
  const retired = rowsOf('Retired words').map(([word = '', , except = '']) => ({
    word: word.split(' '),
    except: new Set(except.split(', ').map((name) => name.replaceAll('`', ''))),
  }))
  expect(retired.length).toBeGreaterThan(50)
  const back = retired.flatMap(({ word, except }) =>
    NAMES.filter(({ name }) => holds(name, word) && !except.has(name)).map(
      ({ name, path }) => `${word.join(' ')}: ${name} in ${path}`,
    ),
  )
  expect([...new Set(back)]).toEqual([])
})
