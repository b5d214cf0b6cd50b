import { sheetFileResponse } from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { listStockSheet, STOCK_COLUMNS } from '#web/features/admin/stock/stock-sheet.server.ts'

import type { Route } from './+types/stock-file.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'stock.adjust')
  return sheetFileResponse(ctx, 'stock', await listStockSheet(ctx), STOCK_COLUMNS)
}
