import { expect, test } from 'vitest'

import { CACHED_MS, createResponseCache } from './response-cache.ts'

const clock = { ms: 1_000 }
const BOUNDS = { entries: 20, bytes: 1_000 }
const opened = () => createResponseCache<ReturnType<typeof pageOf>>(() => clock.ms, BOUNDS)
const pageOf = (text: string, bytes = 1) => ({ text, bytes, staleAt: clock.ms + CACHED_MS })

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
  clock.ms += CACHED_MS - 1
  expect(cache.find('a')).not.toBeNull()
  clock.ms += 1
  expect(cache.find('a')).toBeNull()
})

test('a page whose render began before a change is sent to those who wait, and not cached', async () => {
  const cache = opened()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof pageOf>>()
  const waiting = cache.of('a', () => promise)
  cache.purge()
  const after = cache.of('a', async () => pageOf('new'))
  resolve(pageOf('old'))

  expect((await waiting)?.text).toBe('old')
  await after
  expect(cache.find('a')?.text).toBe('new')
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

test('the last copy is there for an outage, also for the next one before a new copy was made', async () => {
  const cache = opened()
  await cache.of('a', async () => pageOf('one'))
  for (let outage = 0; outage < 3; outage += 1) {
    cache.pause(true)
    expect(cache.findStale('a')?.text).toBe('one')
    cache.pause(false)
    // It may have changed meanwhile.
    expect(cache.find('a')).toBeNull()
    expect(cache.findStale('a')?.text).toBe('one')
  }
  await cache.of('a', async () => pageOf('two'))
  expect(cache.find('a')?.text).toBe('two')
  cache.pause(true)
  expect(cache.findStale('a')?.text).toBe('two')
})

test('a copy that was replaced by a change is not there for an outage either', async () => {
  const cache = opened()
  await cache.of('a', async () => pageOf('one'))
  cache.purge()
  expect(cache.findStale('a')).toBeNull()
})

test('only pages are cached, and a failure fails for all who waited', async () => {
  const cache = opened()
  expect(await cache.of('a', async () => null)).toBeNull()
  expect(cache.find('a')).toBeNull()
  await expect(cache.of('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.of('a', async () => pageOf('well'))).not.toBeNull()
})

test('when the cache takes too much memory, the oldest pages are evicted', async () => {
  const cache = opened()
  for (const key of ['a', 'b', 'c']) await cache.of(key, async () => pageOf(key, 400))
  expect(cache.find('a')).toBeNull()
  expect(cache.find('b')).not.toBeNull()
  expect(cache.find('c')).not.toBeNull()
  await cache.of('d', async () => pageOf('d', 601))
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 601 })
})

test('small pages are too many before they are too large', async () => {
  const cache = opened()
  for (let count = 0; count <= BOUNDS.entries; count += 1) {
    await cache.of(`page ${count}`, async () => pageOf('small'))
  }
  expect(cache.find('page 0')).toBeNull()
  expect(cache.find('page 1')).not.toBeNull()
  expect(cache.find('page 20')).not.toBeNull()
})

test('an answer that is stale already is for those who wait for it alone', async () => {
  const cache = opened()
  const stale = { ...pageOf('none'), staleAt: clock.ms }
  expect(await cache.of('a', async () => stale)).toBe(stale)
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
})

test('the last copy stays, however old it is and whatever is cached after it', async () => {
  const cache = opened()
  await cache.of('old', async () => pageOf('old'))
  clock.ms += CACHED_MS * 10
  await cache.of('new', async () => pageOf('new'))
  expect(cache.find('old')).toBeNull()
  expect(cache.findStale('old')?.text).toBe('old')
})
