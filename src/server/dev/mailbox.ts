import { Hono } from 'hono'

import { readMailbox } from '#domain/mail/outbox.server.ts'

import type { Shop } from '../shop.ts'

export function devMailbox(shop: Shop): Hono {
  const app = new Hono()
  app.get('/mailbox.json', async (c) =>
    c.json(await readMailbox(shop.context({ kind: 'system' }, 'en'))),
  )
  return app
}
