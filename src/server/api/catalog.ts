import {
  cartridgeWire,
  kindWire,
  listCartridgesRoute,
  listKindsRoute,
  listProductsRoute,
  listSdksRoute,
  productWire,
  sdkWire,
} from '#contract/catalog.ts'
import { pageWire } from '#contract/envelope.ts'
import {
  listCartridges,
  listKinds,
  listProducts,
  listSdks,
} from '#domain/catalog/list-catalog.server.ts'

import type { Door } from '../http/door.ts'

export function mountCatalog(door: Door): void {
  door.openapi(listProductsRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listProducts(c.var.ctx, query['q[slug_eq]'] ?? null, pageOf(query))
    return c.json(pageWire(page, productWire), 200)
  })

  door.openapi(listCartridgesRoute, async (c) => {
    const query = c.req.valid('query')
    const kind = query['q[kind_eq]']
    const filter = {
      text: query['q[ename_or_serial_or_jname_cont]']?.trim() || null,
      kind: !kind || kind === 'all' ? null : kind,
    }
    return c.json(
      pageWire(await listCartridges(c.var.ctx, filter, pageOf(query)), cartridgeWire),
      200,
    )
  })

  door.openapi(listKindsRoute, async (c) => {
    const kinds = await listKinds(c.var.ctx)
    return c.json({ data: kinds.map(kindWire) }, 200)
  })

  door.openapi(listSdksRoute, async (c) => {
    const query = c.req.valid('query')
    const page = await listSdks(c.var.ctx, query['q[slug_cont]'] ?? null, pageOf(query))
    return c.json(pageWire(page, sdkWire), 200)
  })
}

const pageOf = (query: { 'page[number]': number; 'page[size]': number }) => ({
  number: query['page[number]'],
  size: query['page[size]'],
})
