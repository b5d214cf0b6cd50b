import { expect, test } from 'vitest'

import { awaitAll } from './await-all.ts'

test('all results come in the order of the work', async () => {
  expect(await awaitAll([Promise.resolve(1), 'two', Promise.resolve(null)])).toEqual([
    1,
    'two',
    null,
  ])
})

test('the first error is thrown once the others have ended', async () => {
  const ended: string[] = []
  const slow = Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => ended.push('slow'))
  const failing = Promise.reject(new Error('first')).finally(() => ended.push('failing'))
  await expect(awaitAll([failing, slow])).rejects.toThrow('first')
  expect(ended).toContain('slow')
})
