import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { countriesFor } from '#domain/shipping/country-list.ts'
import { listServedCountries } from '#domain/shipping/edit-country.server.ts'
import { viewRates } from '#domain/shipping/edit-rates.server.ts'
import { SHIPPING_METHODS } from '#domain/shipping/method.ts'
import { PREFECTURES } from '#domain/shipping/prefecture.ts'
import { isShippingMethod, rateRowInputs } from '#domain/shipping/rate-table.ts'
import { useT } from '#i18n/use-t.ts'
import { CatalogNav } from '#web/features/admin/catalog/catalog-nav.tsx'
import { saveRatesIn, tryRatesIn } from '#web/features/admin/catalog/rates.server.ts'
import { RatesPage } from '#web/features/admin/catalog/rates-page.tsx'
import { formStatus } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/shipping.ts'

export const meta = pageMeta((t) => ({ title: t('adminCatalog.part_shipping'), isPrivate: true }))

const methodIn = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('method')
  return isShippingMethod(asked) ? asked : 'domestic'
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  const method = methodIn(request)
  const { rows, revision } = unwrap(await viewRates(ctx, method))
  const served = unwrap(await listServedCountries(ctx))
  const codes = new Set(served.filter(({ isServed }) => isServed).map(({ code }) => code))
  const abroad = countriesFor(ctx.locale).filter(({ code }) => codes.has(code) && code !== JAPAN)
  const destinations =
    method === 'domestic'
      ? PREFECTURES.map(({ code, name }) => ({ value: code, label: name[ctx.locale] }))
      : abroad.map(({ code, name }) => ({ value: code, label: name }))
  return {
    method,
    rows: rateRowInputs(rows),
    revision,
    destinations,
    isDone: url.searchParams.get('done') === 'save_rates',
    mayChange: may(ctx.actor, 'shipping.edit'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'catalog.edit')
  const method = methodIn(request)
  if (input.intent === 'try_rates') {
    const tried = await tryRatesIn(ctx, method, { country: JAPAN, ...input })
    return data(tried, { status: tried.kind === 'refused' ? formStatus(tried) : 200 })
  }
  const outcome =
    input.intent === 'save_rates'
      ? await saveRatesIn(ctx, { method, input }, () => verify('change_prices'))
      : null
  return answerOf(outcome, ({ done }) => `/admin/catalog/shipping?method=${method}&done=${done}`)
}

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { isDone, mayChange, ...table } = loaderData
  return (
    <>
      <div className={page.head}>
        <h1>{t('adminCatalog.part_shipping')}</h1>
        <CatalogNav active="shipping" />
      </div>
      <div className={page.tools}>
        <FilterLinks
          label={t('adminCatalog.methods')}
          active={table.method}
          choices={SHIPPING_METHODS.map((name) => ({
            name,
            to: `/admin/catalog/shipping?method=${name}`,
            label: t(`adminCatalog.method_${name}`),
          }))}
        />
        <p className={panel.quiet}>{t('adminCatalog.text_shipping')}</p>
      </div>
      {!mayChange && <p>{t('adminCatalog.ratesReadOnly')}</p>}
      {isDone && !actionData && (
        <SuccessMessage key={table.revision} text={t('adminCatalog.done_save_rates')} />
      )}
      <RatesPage
        key={`${table.method} ${table.revision}`}
        {...table}
        mayChange={mayChange}
        answer={actionData}
      />
    </>
  )
}
