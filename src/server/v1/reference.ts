import { listPricesRoute, listSettingsRoute, priceWire } from '#contract/catalog.ts'
import { compatibilityRoute, compatibilityWire } from '#contract/compatibility.ts'
import { listNewsRoute, newsWire } from '#contract/content.ts'
import { pageWire } from '#contract/envelope.ts'
import { checkCompatibility } from '#domain/catalog/compatibility/check-compatibility.server.ts'
import { currencyOf, listPrices } from '#domain/catalog/prices/find-prices.server.ts'
import { listNews, newsContextOfCall } from '#domain/news/list-news.server.ts'
import { listPublicSettings } from '#domain/settings/read-settings.server.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parseCountry } from '#domain/shipping/parse-country.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'
import { revalidated } from '../http/revalidated.ts'
import type { Shop } from '../shop.ts'

export function mountReference(api: ApiApp, shop: Shop): void {
  api.openapi(listNewsRoute, (c) => {
    const { page, limit } = c.req.valid('query')
    return revalidated(c, shop, { page, limit }, async () => {
      const ctx = newsContextOfCall(c.var.ctx)
      return pageWire(await listNews(ctx, { number: page, size: limit }), newsWire)
    })
  })

  api.openapi(listSettingsRoute, (c) =>
    revalidated(c, shop, {}, async () => ({ data: await listPublicSettings(c.var.ctx) })),
  )

  api.openapi(listPricesRoute, async (c) => {
    const { location } = c.req.valid('query')
    const country = location === undefined ? JAPAN : parseCountry(location)
    if (country === null) return refuse(c, { code: 'request_invalid', fields: ['location'] })

    const { productId } = c.req.valid('param')
    const currency = currencyOf(country)
    const answer = await revalidated(c, shop, { productId, currency }, async () => {
      const prices = await listPrices(c.var.ctx, productId, currency)
      return prices && { data: prices.map(priceWire) }
    })
    return answer ?? refuse(c, 'not_found')
  })

  api.openapi(compatibilityRoute, (c) => {
    const { serial } = c.req.valid('query')
    return revalidated(c, shop, { serial }, async () => ({
      data: compatibilityWire(await checkCompatibility(c.var.ctx, serial), serial),
    }))
  })
}
