/**
 * Subsets the site's fonts into their cache, where they are packed later (`font-pack.ts`). Runs in a process of its own while the
 * build goes on. Decision 0018.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'

import { EAST_ASIAN, type Face, facesOf, RESERVED_NAME } from './font-faces.ts'
import { fileOf } from './font-file.ts'
import { withoutReservedName } from './font-name.ts'
import { withSpacing } from './font-spacing.ts'

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
  subsetFont(font, characters, { targetFormat: 'sfnt', keepFeatures: features, noHinting: true })

function writeCut(face: Face, font: Buffer): void {
  const path = fileOf(face)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, font)
  renameSync(`${path}.${process.pid}`, path)
}

if (import.meta.main) await cutFaces()
