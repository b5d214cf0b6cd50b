/** The fees that the legal notice shows are those that are charged. Domain facts, section 11.1; decisions, section 11. */
import { expect, test } from 'vitest'

import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { findShippingFee } from '#domain/shipping/find-fee.server.ts'
import { listFees } from '#domain/shipping/list-fees.server.ts'
import { PARCEL } from '#domain/shipping/policy.ts'

import { openTestShop } from '../../support/shop/shop.ts'

test('§9 shipping: a refill pack costs what the table says, in every zone and by both ways', async () => {
  await using shop = await openTestShop()
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  const fees = await listFees(ctx)

  for (const [index, [country = '']] of Object.values(fees.countries).entries()) {
    for (const [word, rows] of [['sagawa', fees.ems] as const, ['ups', fees.courier] as const]) {
      const row = rows.find(({ upToGrams }) => upToGrams >= PARCEL.refill.grams)
      const charged = await findShippingFee(ctx, {
        destination: { country, state: '' },
        word,
        packages: { kit: 0, refill: 1 },
      })
      expect(charged, country).toMatchObject({ ok: true, value: { yen: row?.amountsYen[index] } })
    }
  }
})

test('§5 EU: the notice lists each country once, no member state, and not what is switched off', async () => {
  await using shop = await openTestShop()
  await shop.query(`update countries set enabled = false where code = 'NZ'`)
  const fees = await listFees(shop.shop.context({ kind: 'visitor' }, 'en'))
  const listed = Object.values(fees.countries).flat()

  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter(isEuropeanUnion)).toEqual([])
  expect(listed).not.toContain(JAPAN)
  expect(listed).not.toContain('NZ')
  expect(fees.unavailable).toContain('NZ')
  expect(fees.unavailable.filter(isEuropeanUnion)).toEqual([])
})
