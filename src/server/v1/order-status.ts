import { orderStatusWire } from '#contract/order-answers.ts'
import { orderStatusRoute } from '#contract/order-life.ts'
import { viewOrderByLink } from '#domain/orders/status-link/status-link.server.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'

/** The link is the credential: no sign-in is needed, and the answer must not be cached. */
export function mountOrderStatus(api: ApiApp): void {
  api.openapi(orderStatusRoute, async (c) => {
    const view = await viewOrderByLink(c.var.ctx, c.req.valid('param').token)
    if (!view.ok) return refuse(c, view.error)
    c.header('Cache-Control', 'no-store')
    return c.json(orderStatusWire(view.value), 200)
  })
}
