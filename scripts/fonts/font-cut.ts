/**
 * Subsets the site's fonts into a cache that is keyed by its inputs. Runs in a process of its own while the build
 * goes on. Decision 0018.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

import { type Face, facesOf, RESERVED_NAME } from './font-faces.ts'
import { withoutReservedName } from './font-name.ts'

const CACHE = 'node_modules/.cache/scent-shop-fonts'

/** Features of Latin text; signs of Japanese and Korean need none. */
const FEATURES = ['kern', 'ccmp', 'locl', 'case']

/** Raised when the way of cutting changes, so that what was cut before is not taken for it. */
const WAY = 3

export function fileOf({ name, source, axes, characters }: Face): string {
  const key = createHash('sha256')
    .update(JSON.stringify({ WAY, axes, characters, FEATURES }))
    .update(digestOf(source))
    .digest('hex')
    .slice(0, 16)
  return join(CACHE, key, `${name}.woff2`)
}

const digests = new Map<string, string>()

/** Five megabytes are read once. */
function digestOf(source: string): string {
  const digest =
    digests.get(source) ?? createHash('sha256').update(readFileSync(source)).digest('hex')
  digests.set(source, digest)
  return digest
}

/** Unpacking thirteen megabytes and narrowing their axes is done once for all faces of a source. */
async function cutFaces(): Promise<void> {
  const missing = facesOf().filter((face) => !existsSync(fileOf(face)))
  for (const [source, faces] of Map.groupBy(missing, (face) => face.source)) {
    const rough = await subsetFont(readFileSync(source), charactersOf(faces), {
      targetFormat: 'sfnt',
      // Faces of one source differ in their characters only.
      variationAxes: faces[0]?.axes ?? {},
    })
    withoutReservedName(rough, RESERVED_NAME)
    for (const face of faces) await cut(rough, face)
  }
}

const charactersOf = (faces: readonly Face[]): string =>
  faces.map(({ characters }) => characters).join('')

async function cut(rough: Buffer, face: Face): Promise<void> {
  const font = await subsetFont(rough, face.characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  })
  const path = fileOf(face)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, font)
  renameSync(`${path}.${process.pid}`, path)
}

if (import.meta.main) await cutFaces()
