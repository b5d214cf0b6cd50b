import { may } from '#domain/accounts/permission.ts'
import { useT } from '#i18n/use-t.ts'
import { momentAt } from '#shared/japan-minute.ts'
import { CURRENCIES } from '#shared/money.ts'
import {
  listPriceSheet,
  priceCellError,
  savePriceRow,
} from '#web/features/admin/catalog/prices-sheet.server.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'
import { SHEET_BYTES_MAX } from '#web/features/admin/forms/sheet/read-sheet.ts'
import { handleSheet } from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { SheetPage } from '#web/features/admin/forms/sheet/sheet-page.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { Route } from './+types/prices-sheet.ts'

export const meta = pageMeta((t) => ({ title: t('adminSheet.pricesTitle'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  return {
    rows: await listPriceSheet(ctx),
    saved: Number(url.searchParams.get('saved')),
    mayChange: may(ctx.actor, 'price.edit'),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readStaffForm({ context, request }, 'catalog.edit', SHEET_BYTES_MAX)
  const { ctx, verify } = sent
  const { startsAt = '' } = sent.input
  const outcome = await handleSheet(sent, {
    list: () => listPriceSheet(ctx),
    columns: CURRENCIES,
    errorIn: priceCellError,
    saver: async () => {
      requireStaff(context, 'price.edit')
      await verify('change_prices')
      // The field of a browser holds a moment or nothing.
      return savePriceRow(
        ctx,
        startsAt === '' ? null : (momentAt(startsAt) ?? new Date(Number.NaN)),
      )
    },
  })
  return answerOf(
    outcome && { ...outcome, startsAt },
    ({ savedCount }) => `/admin/catalog/prices/sheet?saved=${savedCount}`,
  )
}

export default function PricesSheet({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { rows, saved, mayChange, formKey } = loaderData
  if (!mayChange) {
    return (
      <>
        <h1>{t('adminSheet.pricesTitle')}</h1>
        <Callout tone="info" title={t('adminCatalog.pricesReadOnly')} />
      </>
    )
  }
  return (
    <SheetPage
      back={{ to: '/admin/catalog/prices', label: t('adminCatalog.part_prices') }}
      title={t('adminSheet.pricesTitle')}
      columns={[
        { name: 'jpy', label: t('adminCatalog.yen'), inputMode: 'numeric' },
        { name: 'usd', label: t('adminCatalog.dollars'), inputMode: 'decimal' },
      ]}
      rows={rows}
      saved={saved}
      answer={actionData}
      formKey={formKey}
      file="/admin/catalog/prices/sheet.csv"
    >
      <TextField
        type="datetime-local"
        label={t('adminCatalog.startsAt')}
        hint={t('adminCatalog.startsHint')}
        state={{ name: 'startsAt', value: actionData?.startsAt ?? '', error: null, now: null }}
      />
      <ZoneNote />
    </SheetPage>
  )
}
