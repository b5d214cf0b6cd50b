/** Editors' pictures as files. Their names are random and never reused, so clients may cache them for ever. */
import { Hono, type Context as HonoContext } from 'hono'

import type { Format } from '#domain/uploads/picture.ts'
import { findPictureFile } from '#domain/uploads/pictures.server.ts'
import type { Shop } from '#server/shop.ts'

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<Format, string>

/** To be mounted at `/pictures`. */
export function pictureFiles(shop: Shop): Hono {
  const app = new Hono()
  app.get('/:file', async (c) => {
    const found = await findPictureFile(
      shop.context({ kind: 'visitor' }, 'en'),
      c.req.param('file'),
    )
    if (!found) return c.text('not found', 404)

    cacheForever(c)
    return c.body(new Uint8Array(found.bytes), 200, { 'Content-Type': TYPES[found.format] })
  })
  app.all('*', (c) => c.text('not found', 404))
  return app
}

/** It is a picture and nothing else, also where a browser opens it as a document. */
function cacheForever(c: HonoContext): void {
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
}
