import { expect, test } from 'vitest'

import { guardStorage } from './guard-storage.ts'

/** As browsers have it: the two are getters of the window's prototype. */
function windowWith(open: () => Storage) {
  const prototype = {
    get localStorage() {
      return open()
    },
    get sessionStorage() {
      return open()
    },
  }
  return Object.create(prototype) as typeof prototype
}

function storageOf(entries: [string, string][], hasRoom: boolean): Storage {
  const stored = new Map(entries)
  return {
    length: stored.size,
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

test('a page whose storage is blocked stores in memory', () => {
  const page = windowWith(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  guardStorage(page)
  expect([page.localStorage.length, page.localStorage.getItem('order')]).toEqual([0, null])

  page.localStorage.setItem('order', '{}')
  page.localStorage.setItem('user', 'null')
  page.localStorage.removeItem('user')
  expect(page.localStorage.getItem('order')).toBe('{}')
  expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([1, 'order'])
  expect(page.sessionStorage.length).toBe(0)
  page.localStorage.clear()
  expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([0, null])
})

test('a page whose storage is full goes on with what is stored', () => {
  const full = storageOf([['order', 'of yesterday']], false)
  const page = windowWith(() => full)
  guardStorage(page)
  expect(page.localStorage.getItem('order')).toBe('of yesterday')
  page.localStorage.setItem('order', 'of today')
  expect(page.localStorage.getItem('order')).toBe('of today')
})

test('storage that works stays as it is', () => {
  const storage = storageOf([['order', '{}']], true)
  const page = windowWith(() => storage)
  guardStorage(page)
  expect(page.localStorage).toBe(storage)
  expect([storage.key(0), storage.key(1)]).toEqual(['order', null])
})
