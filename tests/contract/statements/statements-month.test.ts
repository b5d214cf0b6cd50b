/** A statement of the size of a busy month. Decisions, section 12. */
import { expect, test } from 'vitest'

import { sumExactMatches } from '#domain/statements/record-rows.server.ts'

import { watchQueries } from '../../support/database/queries.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { openStatementFixture, take } from '../../support/statements/statement-fixture.ts'
import { shiftJis, zenginOf } from '../../support/statements/statement-sample.ts'

const DAY = '2026-11-02'

test('Decisions, section 12: a month of 5,000 rows is compared with 2,000 orders in queries of few parameters', async () => {
  await using shop = await openTestShop()
  const { more, staff } = await openStatementFixture(shop)
  const letters = [...'アカサタナハマヤラワ']
  const name = (at: number) =>
    [...String(10_000 + at)].map((digit) => letters[Number(digit)]).join('')
  await more(
    Array.from({ length: 2_000 }, (_, at) => ({
      number: `7K3M-${String(at).padStart(4, '0')}`,
      customer_kana: name(at),
      total: 10_000 + (at % 50),
    })),
  )
  const rows = Array.from({ length: 4_990 }, (_, at) => ({
    day: DAY,
    amountMinor: 10_000 + (at % 50),
    payer: at < 1_000 ? name(at).replaceAll(/./g, (letter) => halfOf(letter)) : payerOf(at),
  }))
  using watch = watchQueries()
  const { id } = unwrap(await take(staff, shiftJis(zenginOf(rows))))
  const most = Math.max(
    ...watch
      .taken()
      .flatMap((text) => (text.match(/\$\d+/g) ?? []).map((one) => Number(one.slice(1)))),
  )
  expect(most).toBeLessThan(20_000)
  expect(unwrap(await sumExactMatches(staff, id)).count).toBe(1_000)
})

const halfOf = (letter: string): string =>
  [...'ｱｶｻﾀﾅﾊﾏﾔﾗﾜ'][[...'アカサタナハマヤラワ'].indexOf(letter)] ?? letter
/** Words that may each be a number of an order, for all that the reader knows. */
const payerOf = (at: number): string =>
  `REF${at}X${(at * 7_919).toString(36).toUpperCase()}PAYMENTOFORDER`
