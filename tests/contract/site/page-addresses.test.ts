/** Addresses that no page of the shop has. Reliability, part (a) A.4, 30i. */
import { expect, test } from 'vitest'

import { openTestShop } from '../../support/shop/shop.ts'
import { smallSite } from '../../support/site/small-site.ts'

test('an address with a NUL is unknown to who reads, and takes no form', async () => {
  await using shop = await openTestShop({ pages: smallSite() })
  const statusOf = async (path: string, method: string) =>
    (await fetch(`${shop.address}${path}`, { method })).status
  for (const path of ['/%00', '/admin/stock/a%00b']) {
    expect([path, await statusOf(path, 'GET')]).toEqual([path, 404])
    expect([path, await statusOf(path, 'POST')]).toEqual([path, 400])
  }
})
