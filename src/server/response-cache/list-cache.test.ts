import { expect, test } from 'vitest'

import { createListCache, listKeyOf, storedList } from './list-cache.ts'
import { CACHED_MS } from './response-cache.ts'

const NOW = new Date(1_000)
const FAQS = '/api/faqs'

test('the key is the language, the route and every parameter that was given, in one order', () => {
  const key = listKeyOf('en', FAQS, { 'page[number]': 1, 'page[size]': 20 })
  expect(listKeyOf('en', FAQS, { 'page[size]': 20, 'page[number]': 1 })).toBe(key)
  expect(listKeyOf('en', FAQS, { 'page[number]': 1, 'page[size]': 20, debug: '1' })).toBe(key)
  expect(
    listKeyOf('en', FAQS, { 'page[number]': 1, 'page[size]': 20, locale: 'en', new: undefined }),
  ).toBe(key)

  const others = [
    listKeyOf('ja', FAQS, { 'page[number]': 1, 'page[size]': 20 }),
    listKeyOf('en', '/v1/news', { 'page[number]': 1, 'page[size]': 20 }),
    listKeyOf('en', FAQS, { 'page[number]': 2, 'page[size]': 20 }),
    listKeyOf('en', FAQS, { 'page[number]': 1, 'page[size]': 20, unknown: 'x' }),
    listKeyOf('en', FAQS, { 'page[number]': 1 }),
    // Separators in a value make no other parameter of it.
    listKeyOf('en', FAQS, { a: 'b","c', d: 'e' }),
    listKeyOf('en', FAQS, { a: 'b', c: 'd","e' }),
  ]
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})

test('an answer to a text that was typed has no key', () => {
  for (const name of ['q[slug_cont]', 'q[ename_or_serial_or_jname_cont]', 'serial']) {
    expect(listKeyOf('en', FAQS, { [name]: 'x' }), name).toBeNull()
    expect(listKeyOf('en', FAQS, { [name]: undefined }), name).not.toBeNull()
  }
  expect(listKeyOf('en', FAQS, { 'q[kind_eq]': 'citrus' })).not.toBeNull()
})

test('a list lives a minute, one without entries for those who wait for it', () => {
  expect(storedList({ data: ['entry'] }, NOW).staleAt).toBe(NOW.getTime() + CACHED_MS)
  expect(storedList({ data: {} }, NOW).staleAt).toBe(NOW.getTime() + CACHED_MS)
  expect(storedList({ data: [] }, NOW).staleAt).toBe(NOW.getTime())
})

test('however many lists are asked for, at most 500 and 8 MiB are stored', async () => {
  const cache = createListCache(() => 0)
  const put = (count: number, text: string) =>
    cache.of(`list ${count}`, async () => storedList({ data: [text] }, NOW))
  for (let count = 0; count < 600; count += 1) await put(count, 'x')
  expect(cache.stats().entries).toBe(500)
  for (let count = 0; count < 600; count += 1) await put(count, 'x'.repeat(200_000))
  expect(cache.stats().entries).toBeLessThan(50)
  expect(cache.stats().bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
  expect(cache.find('list 599')).not.toBeNull()
})
