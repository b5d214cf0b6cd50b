import { CURRENCIES } from '#shared/money.ts'
import { listPriceSheet } from '#web/features/admin/catalog/prices-sheet.server.ts'
import { sheetFileResponse } from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'

import type { Route } from './+types/prices-file.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  return sheetFileResponse(ctx, 'prices', await listPriceSheet(ctx), CURRENCIES)
}
