import { bodyLimit } from 'hono/body-limit'

import {
  deleteDraftRoute,
  saveDraftRoute,
  storedDraftWire,
  viewDraftRoute,
} from '#contract/drafts.ts'
import { orderDefaultsRoute, orderDefaultsWire } from '#contract/order-defaults.ts'
import { deleteDraft } from '#domain/drafts/delete-draft.server.ts'
import { DRAFT_BYTES_MAX } from '#domain/drafts/policy.ts'
import { saveDraft } from '#domain/drafts/save-draft.server.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import { findOrderDefaults } from '#domain/orders/placing/order-defaults.server.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'
import { signedIn } from '../http/identity.ts'
import type { Shop } from '../shop.ts'

export function mountDrafts(api: ApiApp, shop: Shop): void {
  const limit = bodyLimit({
    maxSize: DRAFT_BYTES_MAX,
    onError: (c) => refuse(c, 'body_too_large'),
  })
  api.use('/order-draft', signedIn(shop), limit)

  api.openapi(viewDraftRoute, async (c) => {
    const draft = await viewDraft(c.var.ctx)
    return draft.ok ? c.json(storedDraftWire(draft.value), 200) : refuse(c, draft.error)
  })

  api.use('/order-defaults', signedIn(shop))
  api.openapi(orderDefaultsRoute, async (c) => {
    const defaults = await findOrderDefaults(c.var.ctx)
    return defaults.ok ? c.json(orderDefaultsWire(defaults.value), 200) : refuse(c, defaults.error)
  })

  api.openapi(saveDraftRoute, async (c) => {
    const saved = await saveDraft(c.var.ctx, c.req.valid('json'))
    return saved.ok ? c.json({ data: saved.value }, 200) : refuse(c, saved.error)
  })

  api.openapi(deleteDraftRoute, async (c) => {
    const dropped = await deleteDraft(c.var.ctx)
    return dropped.ok ? c.body(null, 204) : refuse(c, dropped.error)
  })
}
