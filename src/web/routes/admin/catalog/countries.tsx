import { may } from '#domain/accounts/permission.ts'
import { countriesFor } from '#domain/shipping/country-list.ts'
import { listServedCountries, revisionOfCountry } from '#domain/shipping/edit-country.server.ts'
import { useT } from '#i18n/use-t.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { CatalogNav } from '#web/features/admin/catalog/catalog-nav.tsx'
import { CatalogSearch } from '#web/features/admin/catalog/catalog-search.tsx'
import { saveCountryIn } from '#web/features/admin/catalog/countries.server.ts'
import {
  CountryForm,
  CountryTable,
  type NamedCountry,
} from '#web/features/admin/catalog/countries-page.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import { ListPages } from '#web/features/admin/parts/list-pages.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/countries.ts'

export const meta = pageMeta((t) => ({ title: t('adminCatalog.part_countries'), isPrivate: true }))

/** The world's countries are some 250, and never thousands: they are read whole and cut into pages here. */
const ROWS = 50

const SHOWN = {
  served: ({ isServed }: NamedCountry) => isServed,
  off: ({ isServed, isEuropean }: NamedCountry) => !isServed && !isEuropean,
  european: ({ isEuropean }: NamedCountry) => isEuropean,
} as const
// `Object.keys` gives exactly the keys of this object.
const SHOWN_NAMES = Object.keys(SHOWN) as (keyof typeof SHOWN)[]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  const rows = new Map(unwrap(await listServedCountries(ctx)).map((row) => [row.code, row]))
  const countries = countriesFor(ctx.locale).flatMap(({ code, name }): NamedCountry[] => {
    const row = rows.get(code)
    return row ? [{ ...row, name, revision: revisionOfCountry(row) }] : []
  })
  return {
    countries,
    text: (searchParams.get('q') ?? '').trim().slice(0, 60),
    page: pageNumberIn(searchParams.get('page')) ?? 1,
    show: SHOWN_NAMES.find((name) => name === searchParams.get('show')) ?? 'served',
    code: searchParams.get('form') === 'save_country' ? searchParams.get('code') : null,
    isDone: searchParams.get('done') === 'save_country',
    mayChange: may(ctx.actor, 'shipping.edit'),
    now: ctx.now,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'catalog.edit')
  const outcome =
    input.intent === 'save_country'
      ? await saveCountryIn(ctx, input, () => verify('change_prices'))
      : null
  const show = input.isServed === 'yes' ? 'served' : 'off'
  return answerOf(outcome, ({ done }) => `/admin/catalog/countries?show=${show}&done=${done}`)
}

export default function Countries({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { countries, text, show, page, isDone, mayChange, now } = loaderData
  const code = actionData?.input.code ?? loaderData.code
  const open = countries.find((one) => one.code === code && !one.isEuropean)
  const found = countries.filter(({ name, code }) => matches(text, name, code))
  const inList = found.filter(SHOWN[show])
  const meta = metaOf({ count: inList.length, number: page, size: ROWS })
  const shown = inList.slice((page - 1) * ROWS, page * ROWS)
  const hrefOf = (more: Record<string, string>) =>
    `/admin/catalog/countries?${new URLSearchParams({ show, ...(text && { q: text }), ...more })}`

  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminCatalog.part_countries')}</h1>
        <CatalogNav active="countries" />
      </div>
      {!mayChange && <p>{t('adminCatalog.ratesReadOnly')}</p>}
      {isDone && !actionData && (
        <SuccessMessage key={now.getTime()} text={t('adminCatalog.done_save_country')} />
      )}
      {open && mayChange && (
        <CountryForm key={`${open.code} ${open.revision}`} country={open} errors={actionData} />
      )}
      <div className={layout.tools}>
        <CatalogSearch key={text} label={t('adminCatalog.searchCountry')} text={text} show={show} />
        <FilterLinks
          label={t('adminCatalog.countriesBy')}
          active={show}
          choices={SHOWN_NAMES.map((name) => ({
            name,
            to: hrefOf({ show: name }),
            label: t(`adminCatalog.show_${name}`),
            count: found.filter(SHOWN[name]).length,
          }))}
        />
      </div>
      {shown.length > 0 ? (
        <CountryTable countries={shown} mayChange={mayChange} show={show} />
      ) : (
        <EmptyState title={t('adminCatalog.emptyTitle')} text={t('adminCatalog.emptyText')} />
      )}
      <ListPages meta={meta} hrefOf={(number) => hrefOf({ page: String(number) })} />
      <p className={panel.quiet}>{t('adminCatalog.text_countries')}</p>
    </>
  )
}

const matches = (text: string, name: string, code: string): boolean =>
  text === '' || code === text.toUpperCase() || name.toLowerCase().includes(text.toLowerCase())
