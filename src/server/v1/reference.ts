import { listPricesRoute, listSettingsRoute, priceWire } from '#contract/catalog.ts'
import { compatibilityRoute, compatibilityWire } from '#contract/compatibility.ts'
import { listNewsRoute, newsWire } from '#contract/content.ts'
import { pageWire } from '#contract/envelope.ts'
import { checkCompatibility } from '#domain/catalog/compatibility/check-compatibility.server.ts'
import { currencyOf, listPrices } from '#domain/catalog/prices/find-prices.server.ts'
import { listNews } from '#domain/news/list-news.server.ts'
import { listPublicSettings } from '#domain/settings/read-settings.server.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parseCountry } from '#domain/shipping/parse-country.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'
import { revalidated } from '../http/revalidated.ts'

export function mountReference(api: ApiApp): void {
  api.openapi(listNewsRoute, async (c) => {
    const { page, limit } = c.req.valid('query')
    return revalidated(
      c,
      pageWire(await listNews(c.var.ctx, { number: page, size: limit }), newsWire),
    )
  })

  api.openapi(listSettingsRoute, async (c) =>
    revalidated(c, { data: await listPublicSettings(c.var.ctx) }),
  )

  api.openapi(listPricesRoute, async (c) => {
    const { location } = c.req.valid('query')
    const country = location === undefined ? JAPAN : parseCountry(location)
    if (country === null) return refuse(c, { code: 'request_invalid', fields: ['location'] })

    const { productId } = c.req.valid('param')
    const prices = await listPrices(c.var.ctx, productId, currencyOf(country))
    return prices ? revalidated(c, { data: prices.map(priceWire) }) : refuse(c, 'not_found')
  })

  api.openapi(compatibilityRoute, async (c) => {
    const { serial } = c.req.valid('query')
    const found = await checkCompatibility(c.var.ctx, serial)
    return revalidated(c, { data: compatibilityWire(found, serial) })
  })
}
