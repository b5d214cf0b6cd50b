import { data, Link, redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import {
  handleSheet,
  readSheetForm,
  sheetStatus,
} from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { Sheet } from '#web/features/admin/forms/sheet/sheet-form.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import page from '#web/features/admin/parts/page.module.css'
import {
  listStockSheet,
  STOCK_COLUMNS,
  saveStockRow,
} from '#web/features/admin/stock/stock-sheet.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/stock-sheet.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminSheet.stockTitle'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'stock.adjust')
  return {
    rows: await listStockSheet(ctx),
    saved: Number(new URL(request.url).searchParams.get('saved')),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context, 'stock.adjust')
  const outcome = await handleSheet(await readSheetForm(request, site.url), {
    list: () => listStockSheet(ctx),
    columns: STOCK_COLUMNS,
    saver: ({ key = '' }) => saveStockRow(ctx, key),
  })
  if (!('kind' in outcome)) return redirect(`/admin/stock/sheet?saved=${outcome.savedCount}`)
  return data(outcome, { status: sheetStatus(outcome) })
}

/** Loads again after an error too: the rows that were saved are shown as they are now. */
export const shouldRevalidate = () => true

export default function StockSheet({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { rows, saved, formKey } = loaderData
  return (
    <>
      <p>
        <Link to="/admin/stock" className={page.back}>
          {t('adminStock.back')}
        </Link>
      </p>
      <h1>{t('adminSheet.stockTitle')}</h1>
      <p>{t('adminSheet.text')}</p>
      {saved > 0 && !actionData && (
        <SuccessMessage key={formKey} text={t('adminSheet.saved', { count: saved })} />
      )}
      <Sheet
        key={formKey}
        title={t('adminSheet.stockTitle')}
        columns={[
          { name: 'on_hand', label: t('adminSheet.onHand'), inputMode: 'numeric' },
          { name: 'lead_time_days', label: t('adminSheet.leadTimeDays'), inputMode: 'numeric' },
        ]}
        rows={rows}
        answer={actionData}
        formKey={formKey}
        file="/admin/stock/sheet.csv"
      />
    </>
  )
}
