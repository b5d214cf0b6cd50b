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

import type { Door } from '../http/api-app.ts'
import { revalidated } from '../http/revalidated.ts'

export function mountCatalog(door: Door): void {
  door.openapi(listProductsRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listProducts(c.var.ctx, query['q[slug_eq]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, productWire))
  })

  door.openapi(listCartridgesRoute, async (c) => {
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

  door.openapi(listKindsRoute, async (c) => {
    const kinds = await listKinds(c.var.ctx)
    return revalidated(c, { data: kinds.map(kindWire) })
  })

  door.openapi(listApplicationsRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listApplications(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, applicationWire))
  })

  door.openapi(listSdksRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listSdks(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query))
    return revalidated(c, pageWire(page, sdkWire))
  })
}
