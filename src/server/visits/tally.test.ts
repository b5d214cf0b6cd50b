import { expect, test } from 'vitest'

import type { CountedViews } from '#domain/visits/page-view.ts'
import { VIEWS_PER_ADDRESS_MAX } from '#domain/visits/policy.ts'

import { logInto } from '../../../tests/support/shop/log.ts'
import { openTally } from './tally.ts'

const HOME = { page: '/', locale: 'ja' } as const

function opened(save: (counted: readonly CountedViews[]) => Promise<void>) {
  const lines: string[] = []
  return { lines, tally: openTally({ save, log: logInto(lines), isTimed: false }) }
}

test('openings are summed for each page and language, and written once', async () => {
  const saved: CountedViews[][] = []
  const { tally } = opened(async (counted) => void saved.push([...counted]))
  tally.add(HOME, 'a')
  tally.add(HOME, 'b')
  tally.add({ page: '/', locale: 'en' }, 'a')
  await tally.write()
  await tally.close()
  expect(saved[0]).toEqual([
    { page: '/', locale: 'ja', views: 2 },
    { page: '/', locale: 'en', views: 1 },
  ])
  expect(saved[1]).toEqual([])
})

test('one place adds a bounded number until the next writing', async () => {
  const saved: CountedViews[][] = []
  const { tally } = opened(async (counted) => void saved.push([...counted]))
  for (let count = 0; count < VIEWS_PER_ADDRESS_MAX + 40; count += 1) tally.add(HOME, 'a')
  await tally.write()
  tally.add(HOME, 'a')
  await tally.write()
  expect(saved.map(([row]) => row?.views)).toEqual([VIEWS_PER_ADDRESS_MAX, 1])
})

test('counts that could not be written are written the next time', async () => {
  const saved: CountedViews[][] = []
  let isDown = true
  const { tally, lines } = opened(async (counted) => {
    if (isDown) throw new Error('no database')
    saved.push([...counted])
  })
  tally.add(HOME, 'a')
  await tally.write()
  isDown = false
  tally.add(HOME, 'a')
  await tally.write()
  expect(saved).toEqual([[{ ...HOME, views: 2 }]])
  expect(lines).toEqual(['page counts were not written: no database'])
})
