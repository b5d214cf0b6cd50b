import { expect, test } from 'vitest'

import { createBudget } from './budget.ts'
import { NETWORKS_MAX } from './policy.ts'

const clock = { ms: 0 }
const budget = () => createBudget({ perSecond: 5, burst: 10 }, () => clock.ms)

test('a network takes its burst at once, and then as much as comes back each second', () => {
  const { take } = budget()
  for (let turn = 0; turn < 10; turn += 1) expect(take('a')).toBe(0)
  expect(take('a')).toBe(1)
  clock.ms += 200
  expect(take('a')).toBe(0)
  expect(take('a')).toBe(1)
  clock.ms += 60_000
  for (let turn = 0; turn < 10; turn += 1) expect(take('a')).toBe(0)
  expect(take('a')).toBe(1)
})

test('a network that asks on while it is refused is not refused for longer', () => {
  const { take } = budget()
  for (let turn = 0; turn < 200; turn += 1) take('a')
  clock.ms += 1_000
  for (let turn = 0; turn < 5; turn += 1) expect(take('a')).toBe(0)
  expect(take('a')).toBe(1)
})

test('networks do not take from each other', () => {
  const { take } = budget()
  for (let turn = 0; turn < 20; turn += 1) take('a')
  expect(take('b')).toBe(0)
})

test('a cost may be a part of one or many, and returns how long it has to wait', () => {
  const { take } = budget()
  expect(take('a', 9.5)).toBe(0)
  expect(take('a', 0.5)).toBe(0)
  expect(take('a', 0.5)).toBe(1)
  expect(take('a', 10)).toBe(2)
  clock.ms += 2_000
  // More than the bucket holds takes all of it.
  expect(take('a', 1_000)).toBe(0)
  expect(take('a', 0.5)).toBe(1)
})

test('a flood from everywhere fills no memory: the network with the oldest request is deleted first', () => {
  const { take } = budget()
  for (const network of ['idle', 'busy']) for (let turn = 0; turn < 10; turn += 1) take(network)
  for (let count = 0; count < NETWORKS_MAX; count += 1) {
    take(`n${count}`)
    if (count % 1_000 === 0) take('busy')
  }
  expect(take('idle')).toBe(0)
  expect(take('busy')).toBe(1)
})
