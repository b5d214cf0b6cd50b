import { useT } from '#i18n/use-t.ts'
import { SHEET_BYTES_MAX } from '#web/features/admin/forms/sheet/read-sheet.ts'
import { handleSheet } from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { SheetPage } from '#web/features/admin/forms/sheet/sheet-page.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import {
  listStockSheet,
  STOCK_COLUMNS,
  saveStockRow,
  stockCellError,
} from '#web/features/admin/stock/stock-sheet.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/stock-sheet.ts'

export const meta = pageMeta((t) => ({ title: t('adminSheet.stockTitle'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'stock.adjust')
  return {
    rows: await listStockSheet(ctx),
    saved: Number(url.searchParams.get('saved')),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readStaffForm({ context, request }, 'stock.adjust', SHEET_BYTES_MAX)
  const { ctx } = sent
  const outcome = await handleSheet(sent, {
    list: () => listStockSheet(ctx),
    columns: STOCK_COLUMNS,
    errorIn: stockCellError,
    saver: ({ key = '' }) => saveStockRow(ctx, key),
  })
  return answerOf(outcome, ({ savedCount }) => `/admin/stock/sheet?saved=${savedCount}`)
}

export default function StockSheet({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { rows, saved, formKey } = loaderData
  return (
    <SheetPage
      back={{ to: '/admin/stock', label: t('adminStock.back') }}
      title={t('adminSheet.stockTitle')}
      columns={[
        { name: 'on_hand', label: t('adminSheet.onHand'), inputMode: 'numeric' },
        { name: 'lead_time_days', label: t('adminSheet.leadTimeDays'), inputMode: 'numeric' },
      ]}
      rows={rows}
      saved={saved}
      answer={actionData}
      formKey={formKey}
      file="/admin/stock/sheet.csv"
    />
  )
}
