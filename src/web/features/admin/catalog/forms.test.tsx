import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { PricedProduct } from '#domain/catalog/prices/set-prices.server.ts'
import type { Stock } from '#domain/catalog/stock/list-stock.server.ts'
import { ok } from '#shared/result.ts'

import { actionErrors } from '../forms/action.ts'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import type { StockAction } from '../stock/stock-action.ts'
import { AdjustForm, LeadTimeForm } from '../stock/stock-forms.tsx'
import type { CatalogAction } from './catalog-action.ts'
import { CountryForm } from './countries-page.tsx'
import { EntryForm } from './entry-form.tsx'
import { PriceForm } from './price-forms.tsx'
import type { Tried } from './rates.server.ts'
import { RatesPage } from './rates-page.tsx'

type GoodsAction = CatalogAction | StockAction

/** Without words: each message is identified by its key. */
function shown(page: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const REVISIONS = { revision: 'old' }
const came = (action: GoodsAction, code?: string): GoodsErrors =>
  actionErrors(
    action,
    { ...REVISIONS, quantity: '12', jpy: '900', zone: '3', keyEn: 'x' },
    code ? { code } : {},
  )

const STOCK: Stock = {
  serial: 'AC-HB01',
  kind: 'herb',
  name: { en: 'Thyme', ja: 'タイム', ko: '타임' },
  onHand: 40,
  reserved: 2,
  leadTimeDays: 9,
  waiting: 0,
  isLow: false,
  isOrderable: true,
}
const PRODUCT: PricedProduct = {
  id: 'kit',
  name: { en: 'Kit', ja: 'キット', ko: '키트' },
  revision: 'new',
  plan: { current: { jpy: null, usd: null }, planned: [], past: [] },
}
const COUNTRY = {
  code: 'KR',
  name: 'Korea',
  zone: '1',
  revision: 'new',
  isServed: true,
  isEuropean: false,
}

const FORMS: Partial<Record<GoodsAction, [now: string, (errors?: GoodsErrors) => ReactNode]>> = {
  adjust_stock: ['40', (errors) => <AdjustForm stock={STOCK} formKey="k" errors={errors} />],
  set_lead_time: ['9', (errors) => <LeadTimeForm stock={STOCK} errors={errors} />],
  set_prices: ['new', (errors) => <PriceForm product={PRODUCT} errors={errors} />],
  save_country: ['new', (errors) => <CountryForm country={COUNTRY} errors={errors} />],
  save_entry: [
    'new',
    (errors) => (
      <EntryForm
        part="categories"
        current={{}}
        kinds={[]}
        mayPrice
        isNew={false}
        revision="new"
        place={1}
        places={2}
        errors={errors}
      />
    ),
  ],
  save_rates: ['new', (errors) => <Rates answer={errors} />],
}

const Rates = ({ answer }: { answer: GoodsErrors | Tried | undefined }) => (
  <RatesPage method="ems" rows={[]} revision="new" destinations={[]} answer={answer} mayChange />
)

const carried = (page: ReactNode): string | undefined =>
  /name="revision" value="(\w+)"/.exec(shown(page))?.[1]

test('a rejected form keeps its base revision instead of taking the current one', () => {
  for (const [action, [now, form]] of Object.entries(FORMS)) {
    // The keys of the forms are actions.
    const errors = (code?: string) => came(action as GoodsAction, code)
    expect([action, carried(form())]).toEqual([action, now])
    expect([action, carried(form(errors()))]).toEqual([action, 'old'])
    expect([action, carried(form(errors('edit_conflict')))]).toEqual([action, now])
  }
})

test('a trial of fees does not overwrite what another member of staff saved meanwhile', () => {
  const tried: Tried = { kind: 'tried', input: REVISIONS, answer: { input: ok(1), now: ok(2) } }
  expect(carried(<Rates answer={tried} />)).toBe('old')
})

test('a new price begins empty and shows no conflicting price that was never set', () => {
  const overtaken = (action: GoodsAction) =>
    shown(FORMS[action]?.[1](came(action, 'edit_conflict'))).includes('adminCatalog.standsNow')
  expect(overtaken('set_prices')).toBe(false)
  expect(overtaken('adjust_stock')).toBe(false)
  expect(overtaken('set_lead_time')).toBe(true)
})
