import { expect, test } from 'vitest'

import type { Database } from '#domain/database.ts'

import type { Listener } from './pg-notifications.ts'
import { openReferenceCache } from './reference-cache.ts'

/** A database with one row of reference data: how often each query ran, and what the row says. */
function fakeDatabase() {
  const asked = { revision: 0, load: 0 }
  const row = { revision: 1, text: 'old' }
  const execute = async () => {
    asked.revision += 1
    return { rows: [{ revision: row.revision }] }
  }
  // Only the query of the revision uses it.
  const db = { execute } as unknown as Database
  const data = {
    async load() {
      asked.load += 1
      return row.text
    },
  }
  const change = (text: string) => Object.assign(row, { revision: row.revision + 1, text })
  return { db, data, asked, change }
}

async function watched(cache: ReturnType<typeof openReferenceCache>): Promise<Listener> {
  const listeners: Listener[] = []
  await cache.watch({
    async listen(listener) {
      listeners.push(listener)
      return { close: async () => {} }
    },
    close: async () => {},
  })
  const [listener] = listeners
  if (!listener) throw new Error('the cache does not listen')
  return listener
}

test('without notifications each read asks for the revision, and loads only after a change', async () => {
  const { db, data, asked, change } = fakeDatabase()
  const read = openReferenceCache().reader(db)
  expect([await read(data), await read(data)]).toEqual(['old', 'old'])
  expect(asked).toEqual({ revision: 2, load: 1 })
  change('new')
  expect(await read(data)).toBe('new')
  expect(asked).toEqual({ revision: 3, load: 2 })
})

test('while it listens, memory is trusted until a notification, and not after the connection is lost', async () => {
  const { db, data, asked, change } = fakeDatabase()
  const cache = openReferenceCache()
  const read = cache.reader(db)
  const listener = await watched(cache)
  listener.find?.()
  expect([await read(data), await read(data)]).toEqual(['old', 'old'])
  expect(asked).toEqual({ revision: 1, load: 1 })
  change('new')
  expect(await read(data)).toBe('old')
  listener.hear('')
  expect(await read(data)).toBe('new')
  change('newer')
  listener.lose?.('cut')
  expect(await read(data)).toBe('newer')
})

test('a notification that arrives while the revision is being read is not lost', async () => {
  const { db, data, asked } = fakeDatabase()
  const cache = openReferenceCache()
  const read = cache.reader(db)
  const listener = await watched(cache)
  listener.find?.()
  const reading = read(data)
  listener.hear('')
  await reading
  await read(data)
  expect(asked.revision).toBe(2)
})

test('a transaction asks once, whatever the memory says, and this process sees its own change at once', async () => {
  const { db, data, asked, change } = fakeDatabase()
  const cache = openReferenceCache()
  const listener = await watched(cache)
  listener.find?.()
  const outside = cache.reader(db)
  await outside(data)
  change('new')
  const inside = cache.transactionReader(db)
  expect([await inside(data), await inside(data)]).toEqual(['new', 'new'])
  expect(asked.revision).toBe(2)
  change('newer')
  cache.expire()
  expect(await outside(data)).toBe('newer')
})

test('a failed load is tried again by the next reader', async () => {
  const { db } = fakeDatabase()
  const read = openReferenceCache().reader(db)
  const loads = [() => Promise.reject(new Error('away')), () => Promise.resolve('there')]
  const data = { load: () => loads.shift()?.() ?? Promise.resolve('too often') }
  await expect(read(data)).rejects.toThrow('away')
  expect(await read(data)).toBe('there')
})
