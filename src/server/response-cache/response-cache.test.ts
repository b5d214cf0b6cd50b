import { expect, test } from 'vitest'

import { createPageCache, PAGE_LIFE_MS } from './response-cache.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

const clock = { ms: 1_000 }
const opened = () => createPageCache(() => clock.ms)
const pageOf = (text: string): StoredPage =>
  storedPage(Buffer.from(text), [['Content-Type', 'text/html']], {
    staleAt: clock.ms + PAGE_LIFE_MS,
  })

test('a page is rendered once for all requests that arrive meanwhile, and is cached', async () => {
  const cache = opened()
  let times = 0
  const make = async () => {
    times += 1
    return pageOf('one')
  }
  const pages = await Promise.all([cache.of('a', make), cache.of('a', make)])
  expect(pages[0]).toBe(pages[1])
  expect(cache.find('a')).toBe(pages[0])
  expect(times).toBe(1)
})

test('a page lives a minute by the clock', async () => {
  const cache = opened()
  await cache.of('a', async () => pageOf('one'))
  clock.ms += PAGE_LIFE_MS - 1
  expect(cache.find('a')).not.toBeNull()
  clock.ms += 1
  expect(cache.find('a')).toBeNull()
})

test('a page whose render began before a change is sent to those who wait, and not cached', async () => {
  const cache = opened()
  const { promise, resolve } = Promise.withResolvers<StoredPage>()
  const waiting = cache.of('a', () => promise)
  cache.purge()
  const after = cache.of('a', async () => pageOf('new'))
  resolve(pageOf('old'))

  expect(String((await waiting)?.whole)).toBe('old')
  await after
  expect(String(cache.find('a')?.whole)).toBe('new')
})

test('nothing is cached while changes are not notified', async () => {
  const cache = opened()
  await cache.of('a', async () => pageOf('one'))
  cache.pause(true)
  expect(cache.find('a')).toBeNull()
  await cache.of('a', async () => pageOf('one'))
  expect(cache.find('a')).toBeNull()
  cache.pause(false)
  await cache.of('a', async () => pageOf('one'))
  expect(cache.find('a')).not.toBeNull()
})

test('while changes are not reported the last copy is there for an outage, and gone afterwards', async () => {
  const cache = opened()
  await cache.of('a', async () => pageOf('one'))
  cache.pause(true)
  clock.ms += PAGE_LIFE_MS * 10
  expect(String(cache.findStale('a')?.whole)).toBe('one')
  cache.pause(false)
  expect(cache.findStale('a')).toBeNull()
})

test('only pages are cached, and a failure fails for all who waited', async () => {
  const cache = opened()
  expect(await cache.of('a', async () => null)).toBeNull()
  expect(cache.find('a')).toBeNull()
  await expect(cache.of('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.of('a', async () => pageOf('well'))).not.toBeNull()
})

test('when the cache is full, the oldest page is evicted', async () => {
  const cache = opened()
  const large = 'x'.repeat(12 * 1024 * 1024)
  for (const key of ['a', 'b', 'c']) await cache.of(key, async () => pageOf(large))
  expect(cache.find('a')).toBeNull()
  expect(cache.find('b')).toBeNull()
  expect(cache.find('c')).not.toBeNull()
})

test('small pages are too many before they are too large', async () => {
  const cache = opened()
  for (let count = 0; count <= 2_000; count += 1) {
    await cache.of(`page ${count}`, async () => pageOf('small'))
  }
  expect(cache.find('page 0')).toBeNull()
  expect(cache.find('page 1')).not.toBeNull()
  expect(cache.find('page 2000')).not.toBeNull()
})

test('a page that was requested only once is evicted when the next one is cached', async () => {
  const cache = opened()
  await cache.of('old', async () => pageOf('old'))
  clock.ms += PAGE_LIFE_MS
  await cache.of('new', async () => pageOf('new'))
  clock.ms -= PAGE_LIFE_MS
  expect(cache.find('old')).toBeNull()
  expect(cache.find('new')).not.toBeNull()
})
