/** Drawings as a reader sees them on a card: within a kind each has its own form and colour. Decision 0053. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { printSvg } from '#domain/prints/print.ts'
import { sealSvg } from '#domain/prints/seal.ts'
import { parseCsv } from '#shared/csv.ts'

import { pngOf } from './pictures.ts'

const CARD_PIXELS = 96
/** As if with the eyes half closed: form and colour remain. */
const SQUINT_PIXELS = 24

const SCENTS = parseCsv(
  readFileSync(new URL('../../../content/seed/cartridges.csv', import.meta.url), 'utf8'),
).map(({ serial = '', kind = '', ename = '' }) => ({ serial, kind, name: ename }))

type Colour = readonly [lightness: number, a: number, b: number]

async function pictureOf(svg: string): Promise<Colour[]> {
  const data = await sharp(await pngOf(svg, CARD_PIXELS))
    .flatten({ background: 'white' })
    .resize(SQUINT_PIXELS)
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer()
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  return Array.from({ length: values.length / 3 }, (_, at): Colour => {
    const [lightness = 0, a = 0, b = 0] = values.subarray(3 * at, 3 * at + 3)
    return [lightness, a, b]
  })
}

const isPainted = ([lightness]: Colour): boolean => lightness < 98

/** Mean distance of the colours where either of the two is painted: 0 for one drawing twice. */
function difference(first: readonly Colour[], second: readonly Colour[]): number {
  const distances = first.flatMap((one, at) => {
    const other = second[at] ?? one
    if (!isPainted(one) && !isPainted(other)) return []
    return [Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])]
  })
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}

async function tooNear(draw: typeof printSvg, least: number): Promise<string[]> {
  const pictures = await Promise.all(
    SCENTS.map(async (scent) => ({
      ...scent,
      picture: await pictureOf(draw(scent.serial, scent.kind)),
    })),
  )
  return pictures.flatMap((one, at) =>
    pictures
      .slice(at + 1)
      .filter(({ kind, picture }) => kind === one.kind && difference(one.picture, picture) < least)
      .map(({ name }) => `${one.name}, ${name}`),
  )
}

// Coral fruit of one form came as near as 5.
test('at 96 px no print looks like another of its kind', async () => {
  expect(await tooNear(printSvg, 10)).toEqual([])
})

test('no seal looks like another of its kind', async () => {
  expect(await tooNear(sealSvg, 22)).toEqual([])
})
