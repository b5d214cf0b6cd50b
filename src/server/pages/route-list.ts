/** What the router asks for before a visitor follows a link: the routes of the addresses that a page links to. */
import type { Context as HonoContext } from 'hono'
import type { ServerBuild } from 'react-router'

import { clientNetworkOfCall } from '../http/api-app.ts'
import { ROUTE_LIST_COST_MIN, ROUTE_LIST_PATHS_PER_RENDER } from '../load/policy.ts'
import type { Shop } from '../shop.ts'
import { handlerOf } from './render-page.ts'
import { unavailableData } from './unavailable-page.ts'

export const asksForRoutes = ({ pathname }: URL, { routeDiscovery }: ServerBuild): boolean =>
  routeDiscovery.mode === 'lazy' && pathname === routeDiscovery.manifestPath

/** It needs neither the database nor who asks; each address in it costs a look into the table. */
export async function routeList(c: HonoContext, shop: Shop, build: ServerBuild): Promise<Response> {
  const paths = (c.req.query('paths') ?? '').split(',').length
  const cost = Math.max(ROUTE_LIST_COST_MIN, paths / ROUTE_LIST_PATHS_PER_RENDER)
  const turn = await shop.renders.enter(clientNetworkOfCall(c, shop), 'site', cost)
  if (!turn.isAdmitted) return unavailableData()
  try {
    return await handlerOf(build, shop)(c.req.raw)
  } finally {
    turn.leave()
  }
}
