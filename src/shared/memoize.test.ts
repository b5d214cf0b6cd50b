import { expect, test } from 'vitest'

import { once } from './memoize.ts'

test('it is made once, also for those who ask while it is being made', async () => {
  let times = 0
  const read = once(async () => {
    times += 1
    return times
  })
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(1)
})

test('after a failure the next use tries again', async () => {
  let isBusy = true
  const read = once(async () => {
    if (isBusy) throw new Error('too many open files')
    return 'read'
  })
  await expect(read()).rejects.toThrow('too many open files')
  isBusy = false
  expect(await read()).toBe('read')
})
