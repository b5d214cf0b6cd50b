import { expect, test } from 'vitest'

import type { CountedViews } from '#domain/visits/page-view.ts'
import { VIEWS_PER_ADDRESS_MAX } from '#domain/visits/policy.ts'

import { logInto } from '../../../tests/support/shop/log.ts'
import { openPageViewCounter } from './page-view-counter.ts'

const HOME = { page: '/', locale: 'ja' } as const

function opened(save: (counted: readonly CountedViews[]) => Promise<void>) {
  const lines: string[] = []
  return {
    lines,
    pageViewCounter: openPageViewCounter({ save, log: logInto(lines), isTimed: false }),
  }
}

test('openings are summed for each page and language, and written once', async () => {
  const saved: CountedViews[][] = []
  const { pageViewCounter } = opened(async (counted) => void saved.push([...counted]))
  pageViewCounter.add(HOME, 'a')
  pageViewCounter.add(HOME, 'b')
  pageViewCounter.add({ page: '/', locale: 'en' }, 'a')
  await pageViewCounter.write()
  await pageViewCounter.close()
  expect(saved[0]).toEqual([
    { page: '/', locale: 'ja', views: 2 },
    { page: '/', locale: 'en', views: 1 },
  ])
  expect(saved[1]).toEqual([])
})

test('one place adds a bounded number until the next writing', async () => {
  const saved: CountedViews[][] = []
  const { pageViewCounter } = opened(async (counted) => void saved.push([...counted]))
  for (let count = 0; count < VIEWS_PER_ADDRESS_MAX + 40; count += 1) pageViewCounter.add(HOME, 'a')
  await pageViewCounter.write()
  pageViewCounter.add(HOME, 'a')
  await pageViewCounter.write()
  expect(saved.map(([row]) => row?.views)).toEqual([VIEWS_PER_ADDRESS_MAX, 1])
})

test('counts that could not be written are written the next time', async () => {
  const saved: CountedViews[][] = []
  let isDown = true
  const { pageViewCounter, lines } = opened(async (counted) => {
    if (isDown) throw new Error('no database')
    saved.push([...counted])
  })
  pageViewCounter.add(HOME, 'a')
  await pageViewCounter.write()
  isDown = false
  pageViewCounter.add(HOME, 'a')
  await pageViewCounter.write()
  expect(saved).toEqual([[{ ...HOME, views: 2 }]])
  expect(lines).toEqual(['page counts were not written: no database'])
})
