/** `GET /metrics`: for a collector on this machine, or one that shows the token. Everybody else finds nothing here. */
import { Hono, type Context as HonoContext } from 'hono'
import { Registry } from 'prom-client'

import { isSame } from '#domain/accounts/secret.server.ts'

import { clientNetworkOfCall } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'
import type { ShopFigures } from './shop-figures.ts'

export type MetricsParts = {
  /** Of this process, or of all that serve the same address. */
  gather: () => Promise<readonly Registry[]>
  figures: ShopFigures
  token: string | null
}

export function metricsEndpoint(shop: Shop, { gather, figures, token }: MetricsParts): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    if (!isAllowed(c, shop, token)) return c.text('Not found', 404)

    const [registries] = await Promise.all([gather(), figures.refresh()])
    const all = Registry.merge([...registries, figures.registry])
    const text = await all.metrics()
    return c.body(text, 200, { 'Content-Type': all.contentType, 'Cache-Control': 'no-store' })
  })
  return app
}

/** What a proxy adds. One that runs on this machine has the address of this machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

function isAllowed(c: HonoContext, shop: Shop, token: string | null): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token !== null && given !== '') return isSame(given, token)

  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined)
  return !isForwarded && clientNetworkOfCall(c, shop).isThisMachine
}
