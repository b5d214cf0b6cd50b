/**
 * Subsets the site's fonts into a cache that is keyed by its inputs. Runs in a process of its own while the build
 * goes on. Decision 0018.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

import { EAST_ASIAN, type Face, facesOf, RESERVED_NAME } from './font-faces.ts'
import { withoutReservedName } from './font-name.ts'
import { withSpacing } from './font-spacing.ts'

const CACHE = 'node_modules/.cache/scent-shop-fonts'

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

/** Unpacking thirteen megabytes and narrowing their axes is done once for all faces of a source and its axes. */
async function cutFaces(): Promise<void> {
  const missing = facesOf().filter((face) => !existsSync(fileOf(face)))
  const groups = Map.groupBy(missing, ({ source, axes }) => JSON.stringify({ source, axes }))
  for (const faces of groups.values()) {
    const { source = '', axes = {} } = faces[0] ?? {}
    const rough = await subsetFont(readFileSync(source), charactersOf(faces), {
      targetFormat: 'sfnt',
      variationAxes: axes,
    })
    withoutReservedName(rough, RESERVED_NAME)
    const spaced = source === EAST_ASIAN ? withSpacing(rough) : rough
    for (const face of faces) writeCut(face, await cut(spaced, face))
  }
}

const charactersOf = (faces: readonly Face[]): string =>
  faces.map(({ characters }) => characters).join('')

/** @internal */
export const cut = (
  font: Buffer,
  { characters, features }: Pick<Face, 'characters' | 'features'>,
): Promise<Buffer> =>
  subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true })

function writeCut(face: Face, font: Buffer): void {
  const path = fileOf(face)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, font)
  renameSync(`${path}.${process.pid}`, path)
}

if (import.meta.main) await cutFaces()
