import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { PART_OF_NODE } from './explosion.ts'

const MODEL = readFileSync(fileURLToPath(new URL('./shooter3.glb', import.meta.url)))
const JSON_START = 20
/** About 135 KB on the wire; tests/e2e/product/viewer.e2e.ts weighs that. */
const BYTES_MAX = 700_000

type Named = { name: string }
type Model = {
  nodes: Named[]
  materials: Named[]
  images?: unknown[]
  extensionsRequired: string[]
}

// Our own script wrote the file; what a wrong one lacks fails the tests below.
const model = JSON.parse(
  MODEL.toString('utf8', JSON_START, JSON_START + MODEL.readUInt32LE(12)),
) as Model

test('the model has exactly the parts that can be moved', () => {
  expect(model.nodes.map(({ name }) => name).sort()).toEqual(Object.keys(PART_OF_NODE).sort())
})

test('the model has a colour of its own for each chamber, and the ring of light', () => {
  const names = model.materials.map(({ name }) => name)
  for (const chamber of [1, 2, 3, 4, 5, 6]) expect(names).toContain(`scent-${chamber}`)
  expect(names).toContain('halo')
})

test('the model needs no decoder and no picture, which our content policy would refuse', () => {
  expect(model.extensionsRequired).toEqual(['KHR_mesh_quantization'])
  expect(model.images).toBeUndefined()
})

test('the model stays small before the wire makes it smaller still', () => {
  expect(MODEL.length).toBeLessThan(BYTES_MAX)
})
