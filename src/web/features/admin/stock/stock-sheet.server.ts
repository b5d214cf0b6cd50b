/** The stock as a sheet: what its rows hold, and how one is saved. */
import { adjustStock, setLeadTimeDays } from '#domain/catalog/stock/adjust-stock.server.ts'
import { listStock } from '#domain/catalog/stock/list-stock.server.ts'
import type { Context } from '#domain/context.ts'
import { textIn } from '#shared/locale.ts'
import { fail, ok } from '#shared/result.ts'

import type { SaveRow } from '../forms/sheet/save-sheet.ts'
import type { CellError, CellRule, ChangedRow, SheetRow } from '../forms/sheet/sheet.ts'
import { wholeIn } from './stock-action.server.ts'

export const STOCK_COLUMNS = ['on_hand', 'lead_time_days'] as const
type StockColumn = (typeof STOCK_COLUMNS)[number]

export const listStockSheet = async (ctx: Context): Promise<SheetRow<StockColumn>[]> =>
  (await listStock(ctx)).map(({ serial, name, onHand, leadTimeDays }) => ({
    code: serial,
    name: textIn(name, ctx.locale),
    values: { on_hand: String(onHand), lead_time_days: String(leadTimeDays ?? '') },
    // Each cell is its own revision.
    revision: '',
  }))

/** An empty cell is no lead time. */
export const stockCellError: CellRule<StockColumn> = (column, text) =>
  wholeIn(text) === null && (column === 'on_hand' || text !== '') ? 'quantity' : null

/** `key` names one filling-in of the form. */
export const saveStockRow =
  (ctx: Context, key: string): SaveRow =>
  async (row) => {
    const codes: Record<StockColumn, string | null> = {
      on_hand: await saveCount(ctx, key, row),
      lead_time_days: await saveLeadTime(ctx, row),
    }
    const errors = STOCK_COLUMNS.flatMap((column): CellError[] => {
      const code = codes[column]
      if (code === null) return []
      return [{ column, row: row.code, code: code === 'quantity_invalid' ? 'quantity' : code }]
    })
    return errors.length > 0 ? fail(errors) : ok(null)
  }

/** The number of packs is a count: a movement since it was shown makes it void. */
async function saveCount(ctx: Context, key: string, { code, shown, changed }: ChangedRow) {
  if (changed.on_hand === undefined) return null
  const adjusted = await adjustStock(ctx, {
    serial: code,
    reason: 'counted',
    note: '',
    key: `${key}:${code}`,
    quantity: wholeIn(changed.on_hand) ?? Number.NaN,
    revision: Number(shown.on_hand),
  })
  return adjusted.ok ? null : adjusted.error
}

async function saveLeadTime(ctx: Context, { code, shown, changed }: ChangedRow) {
  const { lead_time_days: days } = changed
  if (days === undefined) return null
  const leadTimeDays = days.trim() === '' ? null : (wholeIn(days) ?? Number.NaN)
  const set = await setLeadTimeDays(ctx, code, {
    leadTimeDays,
    revision: wholeIn(shown.lead_time_days),
  })
  return set.ok ? null : set.error
}
