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

export function mountCatalog(api: ApiApp): void {
  api.openapi(listProductsRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listProducts(c.var.ctx, query['q[slug_eq]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, productWire))
  })

  api.openapi(listCartridgesRoute, async (c) => {
    const query = c.req.valid('query')
    const kind = query['q[kind_eq]']
    const filter = {
      text: query['q[ename_or_serial_or_jname_cont]']?.trim() || null,
      kind: !kind || kind === 'all' ? null : kind,
    }
    return revalidated(
      c,
      pageWire(await listCartridges(c.var.ctx, filter, pageOf(query)), cartridgeWire),
    )
  })

  api.openapi(listKindsRoute, async (c) => {
    const kinds = await listKinds(c.var.ctx)
    return revalidated(c, { data: kinds.map(kindWire) })
  })

  api.openapi(listApplicationsRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listApplications(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, applicationWire))
  })

  api.openapi(listSdksRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listSdks(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, sdkWire))
  })
}
