/** The drawings of scents as files. Nothing is stored: an address says everything a drawing depends on. */
import { Hono, type Context as HonoContext } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'

import {
  isDrawnSerial,
  kindOfSlug,
  PRINTS_VERSION,
  SEAL_ROW_FOLDER,
  sealsInRow,
} from '#domain/prints/address.ts'
import type { PrintKind } from '#domain/prints/palette.ts'
import { sealRowSvg } from '#domain/prints/seal.ts'

/** Drawn by `draw`, to be mounted at `/prints` or `/seals`. */
export function drawingFiles(draw: (serial: string, kind: PrintKind) => string): Hono {
  const app = new Hono()
  app.use(compress(), etag())
  app.get('/:version/:kind/:file', (c) => {
    const asked = drawingOf(c.req.param())
    return asked ? drawing(c, draw(asked.serial, asked.kind)) : c.text('not found', 404)
  })
  app.all('*', (c) => c.text('not found', 404))
  return app
}

/** Seals side by side, to be mounted before `/seals`. */
export function sealRowFiles(): Hono {
  const app = new Hono()
  app.use(compress(), etag())
  app.get(`/:version/${SEAL_ROW_FOLDER}/:file`, (c) => {
    const { version, file } = c.req.param()
    const seals = version === PRINTS_VERSION ? sealsInRow(file.replace(/\.svg$/, '')) : null
    return seals ? drawing(c, sealRowSvg(seals)) : c.text('not found', 404)
  })
  return app
}

type RequestedPrint = { serial: string; kind: PrintKind }

function drawingOf(place: { version: string; kind: string; file: string }): RequestedPrint | null {
  const [, serial = ''] = /^(.+)\.svg$/.exec(place.file) ?? []
  const kind = kindOfSlug(place.kind)
  if (place.version !== PRINTS_VERSION || kind === null || !isDrawnSerial(serial)) return null

  return { serial, kind }
}

/** For ever. Opened by itself a drawing is a document: it may paint itself and do nothing else. */
function drawing(c: HonoContext, svg: string): Response {
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
}
