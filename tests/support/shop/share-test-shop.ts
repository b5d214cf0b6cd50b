import { afterAll, expect } from 'vitest'

import { openTestShop } from './shop.ts'

/** One shop for all tests of a file, with an empty log at the end: `const shop = await shareTestShop()` */
export async function shareTestShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options)
  afterAll(async () => {
    await shop[Symbol.asyncDispose]()
    expect(shop.complaints).toEqual([])
  })
  return shop
}
