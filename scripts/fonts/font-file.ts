/** Where the cut fonts are cached, keyed by what they are cut from. The build names fonts without loading what cuts them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Face } from './font-faces.ts'

export const CACHE = 'node_modules/.cache/scent-shop-fonts'

/** Raised when the way of cutting changes, so that what was cut before is not taken for it. */
const WAY = 4

export const fileOf = (face: Face): string => join(CACHE, nameOf(face))

/** The name says what the font is cut from, so that it is known before the font is cut. */
export function nameOf({ name, source, characters, features, axes }: Face): string {
  const key = createHash('sha256')
    .update(JSON.stringify({ WAY, characters, features, axes }))
    .update(digestOf(source))
    .digest('hex')
    .slice(0, 16)
  return `${name}-${key}.woff2`
}

const digests = new Map<string, string>()

/** Five megabytes are read once. */
function digestOf(source: string): string {
  const digest =
    digests.get(source) ?? createHash('sha256').update(readFileSync(source)).digest('hex')
  digests.set(source, digest)
  return digest
}
