import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { receiveCardEvent } from '#domain/payments/receive-event.server.ts'

import { refuse, type Variables } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'

const EVENT_BYTES_MAX = 256 * 1024

/** Webhook of the card processor. Answered once the event is stored; a bad signature gets no details. */
export function cardEvents(shop: Shop) {
  const app = new Hono<{ Variables: Variables }>()
  const limit = bodyLimit({
    maxSize: EVENT_BYTES_MAX,
    onError: (c) => refuse(c, 'body_too_large'),
  })
  app.post('/', limit, async (c) => {
    const rawBody = await c.req.text()
    const signature = c.req.header('stripe-signature') ?? null
    const ctx = shop.context({ kind: 'system' }, 'en')
    const received = await receiveCardEvent(ctx, { rawBody, signature })
    if (!received.ok) return refuse(c, received.error)

    shop.metrics.cardEvent(received.value.type)
    if (received.value.isNew) shop.onCardEvent()
    return c.json({ received: true })
  })
  return app
}
