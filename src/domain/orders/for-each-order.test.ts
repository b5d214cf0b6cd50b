import { expect, test } from 'vitest'

import { forEachOrder } from './for-each-order.ts'

test('§4 a failing order does not delay the others, and its error is thrown at the end', async () => {
  const done: string[] = []
  const action = async (orderId: string) => {
    if (orderId === 'second') throw new Error('the processor does not know it')
    done.push(orderId)
  }
  const error = forEachOrder(['first', 'second', 'third'], action)

  await expect(error).rejects.toThrow('1 orders failed')
  expect(done).toEqual(['first', 'third'])
  await expect(forEachOrder(['first'], action)).resolves.toBeUndefined()
})
