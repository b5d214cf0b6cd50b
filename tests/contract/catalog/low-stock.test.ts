/** Staff are notified of low stock once, and again only after it was filled up. */
import { expect, test } from 'vitest'

import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts'
import { warnOfLowStock } from '#domain/catalog/stock/warn-of-low-stock.server.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const SERIAL = 'AC-CI05'
const DAY_MS = 86_400_000

test('§6 low stock: each cartridge is named once in an e-mail to staff, until its stock was filled up', async () => {
  await using shop = await openTestShop()
  /** Each morning: the stock is counted, then the job runs. Answers what was sent. */
  const morningWith = async (quantity: number) => {
    shop.advance(DAY_MS)
    const ctx = await staffContext(shop)
    const stock = await shop.query<{ on_hand: number }>(
      'select on_hand from cartridge_stock where serial = $1',
      [SERIAL],
    )
    const adjusted = await adjustStock(ctx, {
      serial: SERIAL,
      reason: 'counted',
      note: '',
      key: crypto.randomUUID(),
      quantity,
      revision: stock[0]?.on_hand ?? 0,
    })
    expect(adjusted).toMatchObject({ ok: true })
    await warnOfLowStock(ctx)
    const rows = await shop.query<{ payload: EmailPayloads['stock_low'] }>(
      `select payload from emails where kind = 'stock_low' and created_at = $1`,
      [ctx.now],
    )
    return rows.map(({ payload }) => payload)
  }

  const [opening] = await morningWith(500)
  const known = opening?.lines.map(({ serial }) => serial) ?? []
  expect(known).not.toContain(SERIAL)
  const low = (free: number) => [
    expect.objectContaining({
      lines: [expect.objectContaining({ serial: SERIAL, free })],
      knownCount: known.length,
    }),
  ]
  expect(await morningWith(2)).toEqual(low(2))
  expect(await morningWith(1)).toEqual([])
  expect(await morningWith(500)).toEqual([])
  expect(await morningWith(0)).toEqual(low(0))
})
