import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'

import { messagesOf } from '#i18n/catalogue.server.ts'

import { readArrows } from '../../../tests/boundaries/arrows.ts'
import routes from '../routes.ts'
import { areasFor, needsMoreWords } from './page-words.ts'

const ARROWS = Map.groupBy(
  readArrows('.').filter(({ isTypeOnly }) => !isTypeOnly),
  ({ from }) => from,
)
const AREAS = Object.keys(messagesOf('en'))
/** A key of a table is no word: settings are called `company.name` too. */
const WORD = new RegExp(`['"\`](${AREAS.join('|')})\\.[a-z]\\w*(?!\\w|['"]:)`, 'g')

test('every page is sent the words that its parts may say', () => {
  const frame = wordsOf(['src/web/root.tsx'])
  const pages = pagesOf(routes)
  const missing = pages.map(({ path, files }) => {
    const sent: ReadonlySet<string> = areasFor(path)
    return { path, areas: [...frame, ...wordsOf(files)].filter((area) => !sent.has(area)) }
  })
  expect(pages.length).toBeGreaterThan(0)
  expect(missing.filter(({ areas }) => areas.length > 0)).toEqual([])
})

test('no page is sent the mails, and only the staff console gets the words of the staff', () => {
  for (const { path } of pagesOf(routes)) {
    expect([...areasFor(path)], path).not.toContain('mail')
    expect(areasFor(path).has('admin'), path).toBe(path.startsWith('/admin'))
    expect(areasFor(path).has('parts'), path).toBe(path.startsWith('/dev'))
  }
})

test('the data of a page is asked for under the address of the page', () => {
  expect(areasFor('/admin/orders.data')).toEqual(areasFor('/admin/orders'))
  expect(areasFor('/_root.data')).toEqual(areasFor('/'))
  expect(areasFor('/_.data')).toEqual(areasFor('/'))
  expect(areasFor('/orders/')).toEqual(areasFor('/orders'))
})

test('words are asked for anew only where the next page says more', () => {
  expect(needsMoreWords('/', '/orders')).toBe(true)
  expect(needsMoreWords('/orders/1', '/orders')).toBe(false)
  expect(needsMoreWords('/orders', '/admin')).toBe(true)
  expect(needsMoreWords('/checkout/customer-details', '/checkout/shipping-info')).toBe(false)
})

type Page = { path: string; files: string[] }

/** Each address with its route and the ones around it. A parameter stands for itself. */
function pagesOf(entries: readonly RouteConfigEntry[], around: Page = { path: '', files: [] }) {
  return entries.flatMap((entry): Page[] => {
    const path = entry.path === undefined ? around.path : `${around.path}/${entry.path}`
    const page = { path, files: [...around.files, `src/web/${entry.file}`] }
    return entry.children ? pagesOf(entry.children, page) : [page]
  })
}

/** The areas of all words in these files and in whatever they import. */
function wordsOf(files: readonly string[]): Set<string> {
  const said = new Set<string>()
  const seen = new Set<string>()
  const queue = [...files]
  while (queue.length > 0) {
    const file = queue.pop() ?? ''
    if (seen.has(file) || !/^src\/.+\.tsx?$/.test(file) || /\.server\.ts$/.test(file)) continue
    seen.add(file)
    queue.push(...(ARROWS.get(file) ?? []).map(({ to }) => to))
    if (!file.startsWith('src/web/')) continue
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, area = ''] of source.matchAll(WORD)) said.add(area)
    if (/\buseProblem\(/.test(source)) said.add('problems')
  }
  return said
}
