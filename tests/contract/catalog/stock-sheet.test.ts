/** The stock as a sheet: changed rows are saved, each by itself, and a repeated form counts once. */
import { expect, test } from 'vitest'

import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts'
import type { ActionInput } from '#web/features/admin/forms/action.ts'
import { saveSheet } from '#web/features/admin/forms/sheet/save-sheet.ts'
import { cellName, shownField } from '#web/features/admin/forms/sheet/sheet.ts'
import { listStockSheet, saveStockRow } from '#web/features/admin/stock/stock-sheet.server.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const KEY = crypto.randomUUID()
const [LEMON, OTHER] = ['AC-CI01', 'AC-CI02'] as const

test('§6 stock sheet: a wrong row and an outdated one are named, the rest is saved, and the same form twice counts once', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const rows = await listStockSheet(ctx)
  const at = (code: string) => rows.find((row) => row.code === code) ?? expect.fail(code)
  const entered = (cells: ActionInput): ActionInput => ({
    ...Object.fromEntries(rows.map(shownField).map(({ name, value }) => [name, value])),
    ...cells,
  })
  const counted = Number(at(LEMON).values.on_hand) + 5
  const form = entered({
    [cellName('on_hand', LEMON)]: String(counted),
    [cellName('lead_time_days', LEMON)]: '21',
    [cellName('on_hand', OTHER)]: 'many',
  })
  const errors = [{ column: 'on_hand', row: OTHER, code: 'quantity' }]
  for (const _ of ['sent', 'sent again']) {
    expect(await saveSheet(form, saveStockRow(ctx, KEY))).toEqual({
      kind: 'partly_saved',
      savedCount: 1,
      errors,
      cells: { [cellName('on_hand', OTHER)]: 'many' },
    })
  }
  const [lemon] = (await listStockSheet(ctx)).filter(({ code }) => code === LEMON)
  expect(lemon?.values).toEqual({ on_hand: String(counted), lead_time_days: '21' })
  const movements = await shop.query(
    `select delta from stock_movements where serial = $1 and reason = 'counted'`,
    [LEMON],
  )
  expect(movements).toEqual([{ delta: 5 }])

  // A pack arrived after the sheet was shown: whether the count had it, only a new count can say.
  const delivery = { serial: OTHER, reason: 'arrived', quantity: 1, note: '', revision: 0 } as const
  await adjustStock(ctx, { ...delivery, key: crypto.randomUUID() })
  const late = entered({ [cellName('on_hand', OTHER)]: '3' })
  expect(await saveSheet(late, saveStockRow(ctx, crypto.randomUUID()))).toMatchObject({
    savedCount: 0,
    errors: [{ column: 'on_hand', row: OTHER, code: 'edit_conflict' }],
  })
  expect(await saveSheet(entered({}), saveStockRow(ctx, KEY))).toEqual({
    done: 'save_sheet',
    savedCount: 0,
  })
  expect(await saveSheet({ 'row.x': 'no form of ours' }, saveStockRow(ctx, KEY))).toBeNull()
})
