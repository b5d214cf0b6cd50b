/** A ratchet for plain English: STYLE names words that comments and documents should not use. Their counts only fall. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How often each word may still occur. Lower these numbers after rewriting comments; never raise one. */
const AT_MOST: Readonly<Record<string, number>> = {
  anew: 1,
  beside: 16,
  kept: 8,
  lies: 1,
  nobody: 10,
  somebody: 4,
  stands: 4,
  told: 1,
  whoever: 1,
}

const CODE = globSync('{src,packages/*/src,tools,scripts,bench,tests}/**/*.{ts,tsx,css}')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'art/*.md', '{packages/*,examples/*}/*.md'])

/** Documents that quote the words. */
const QUOTES = new Set(['STYLE.md', 'docs/glossary.md'])

const PROSE = [...CODE.map(commentsOf), ...DOCUMENTS.map(textOf)].join('\n')

test.each(Object.entries(AT_MOST))(
  'comments and documents say %j at most %i times',
  (word, limit) => {
    expect(PROSE.match(new RegExp(`\\b${word}\\b`, 'gi'))?.length ?? 0).toBeLessThanOrEqual(limit)
  },
)

function commentsOf(path: string): string {
  return (readFileSync(path, 'utf8').match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*/g) ?? []).join(
    '\n',
  )
}

/** Without names of files and code. */
function textOf(path: string): string {
  if (QUOTES.has(path.replaceAll('\\', '/'))) return ''
  return readFileSync(path, 'utf8').replaceAll(/`[^`]*`/g, '')
}
