import { data, Link, redirect } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { useT } from '#i18n/use-t.ts'
import { momentAt } from '#shared/japan-minute.ts'
import { CURRENCIES } from '#shared/money.ts'
import { listPriceSheet, savePriceRow } from '#web/features/admin/catalog/prices-sheet.server.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import {
  handleSheet,
  readSheetForm,
  sheetStatus,
} from '#web/features/admin/forms/sheet/sheet-action.server.ts'
import { Sheet } from '#web/features/admin/forms/sheet/sheet-form.tsx'
import { requireRecentStaff, requireStaff, textOf } from '#web/features/admin/frame/guard.server.ts'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import page from '#web/features/admin/parts/page.module.css'
import { pageMeta } from '#web/site/page-meta.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { Route } from './+types/prices-sheet.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminSheet.pricesTitle'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  return {
    rows: await listPriceSheet(ctx),
    saved: Number(new URL(request.url).searchParams.get('saved')),
    mayChange: may(ctx.actor, 'price.edit'),
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context, 'catalog.edit')
  const form = await readSheetForm(request, site.url)
  const startsAt = textOf(form, 'startsAt')
  const outcome = await handleSheet(form, {
    list: () => listPriceSheet(ctx),
    columns: CURRENCIES,
    saver: async () => {
      requireStaff(context, 'price.edit')
      await requireRecentStaff(context, form, 'change_prices')
      // The field of a browser holds a moment or nothing.
      return savePriceRow(
        ctx,
        startsAt === '' ? null : (momentAt(startsAt) ?? new Date(Number.NaN)),
      )
    },
  })
  if (!('kind' in outcome)) {
    return redirect(`/admin/catalog/prices/sheet?saved=${outcome.savedCount}`)
  }
  return data({ ...outcome, startsAt }, { status: sheetStatus(outcome) })
}

/** Loads again after an error too: the rows that were saved are shown as they are now. */
export const shouldRevalidate = () => true

export default function PricesSheet({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { rows, saved, mayChange, formKey } = loaderData
  return (
    <>
      <p>
        <Link to="/admin/catalog/prices" className={page.back}>
          {t('adminCatalog.part_prices')}
        </Link>
      </p>
      <h1>{t('adminSheet.pricesTitle')}</h1>
      <p>{t('adminSheet.text')}</p>
      {saved > 0 && !actionData && (
        <SuccessMessage key={formKey} text={t('adminSheet.saved', { count: saved })} />
      )}
      {mayChange ? (
        <Sheet
          key={formKey}
          title={t('adminSheet.pricesTitle')}
          columns={[
            { name: 'jpy', label: t('adminCatalog.yen'), inputMode: 'numeric' },
            { name: 'usd', label: t('adminCatalog.dollars'), inputMode: 'decimal' },
          ]}
          rows={rows}
          answer={actionData}
          formKey={formKey}
          file="/admin/catalog/prices/sheet.csv"
        >
          <TextField
            name="startsAt"
            type="datetime-local"
            label={t('adminCatalog.startsAt')}
            hint={t('adminCatalog.startsHint')}
            state={{ value: actionData?.startsAt ?? '', error: null, now: null }}
          />
          <ZoneNote />
        </Sheet>
      ) : (
        <Callout tone="info" title={t('adminCatalog.pricesReadOnly')} />
      )}
    </>
  )
}
