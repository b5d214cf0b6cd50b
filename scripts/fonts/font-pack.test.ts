import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { cut } from './font-cut.ts'
import { EAST_ASIAN } from './font-faces.ts'
import { packFont } from './font-pack.ts'

test('a cut font is packed in its place, once, with the same glyphs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const path = join(folder, 'ja-test.woff2')
  const text = '香りを試す'
  const rough = await subsetFont(readFileSync(EAST_ASIAN), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 620 },
  })
  const font = await cut(rough, { characters: text, features: [] })
  try {
    writeFileSync(path, font)
    await packFont(path)
    const packed = readFileSync(path)
    expect(packed.toString('latin1', 0, 4)).toBe('wOF2')
    expect(packed.length).toBeLessThan(0.8 * font.length)
    expect(create(packed).layout(text).positions).toEqual(create(font).layout(text).positions)

    const { ino } = statSync(path)
    await packFont(path)
    expect(statSync(path).ino).toBe(ino)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
