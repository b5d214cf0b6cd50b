import {
  applicationWire,
  cartridgeWire,
  kindWire,
  listApplicationsRoute,
  listCartridgesRoute,
  listKindsRoute,
  listProductsRoute,
  listSdksRoute,
  productWire,
  sdkWire,
} from '#contract/catalog.ts'
import { pageOf, pageWire } from '#contract/envelope.ts'
import {
  listApplications,
  listCartridges,
  listKinds,
  listProducts,
  listSdks,
} from '#domain/catalog/list-catalog.server.ts'

import type { ApiApp } from '../http/api-app.ts'
import { revalidated } from '../http/revalidated.ts'
import type { Shop } from '../shop.ts'

export function mountCatalog(api: ApiApp, shop: Shop): void {
  api.openapi(listProductsRoute, (c) => {
    const query = c.req.valid('query')
    return revalidated(c, shop, query, async () => {
      const page = await listProducts(c.var.ctx, query['q[slug_eq]'] ?? null, pageOf(query))
      return pageWire(page, productWire)
    })
  })

  api.openapi(listCartridgesRoute, (c) => {
    const query = c.req.valid('query')
    const kind = query['q[kind_eq]']
    const filter = {
      text: query['q[ename_or_serial_or_jname_cont]']?.trim() || null,
      kind: !kind || kind === 'all' ? null : kind,
    }
    return revalidated(c, shop, query, async () =>
      pageWire(await listCartridges(c.var.ctx, filter, pageOf(query)), cartridgeWire),
    )
  })

  api.openapi(listKindsRoute, (c) =>
    revalidated(c, shop, c.req.valid('query'), async () => ({
      data: (await listKinds(c.var.ctx)).map(kindWire),
    })),
  )

  api.openapi(listApplicationsRoute, (c) => {
    const query = c.req.valid('query')
    return revalidated(c, shop, query, async () => {
      const slug = query['q[slug_cont]'] ?? null
      return pageWire(await listApplications(c.var.ctx, slug, pageOf(query)), applicationWire)
    })
  })

  api.openapi(listSdksRoute, (c) => {
    const query = c.req.valid('query')
    return revalidated(c, shop, query, async () =>
      pageWire(await listSdks(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query)), sdkWire),
    )
  })
}
