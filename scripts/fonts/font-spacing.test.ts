import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { cut } from './font-cut.ts'
import { EAST_ASIAN, facesOf } from './font-faces.ts'
import { withSpacing } from './font-spacing.ts'

const TEXT = 'をくりひと、。（）「」・香'
const { features: FEATURES = [] } = facesOf().find(({ name }) => name === 'ja-core') ?? {}
const rough = await subsetFont(readFileSync(EAST_ASIAN), TEXT, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 620 },
})
const FACE = create(await cut(withSpacing(rough), { characters: TEXT, features: FEATURES }))
const WIDTH = 1920

const widthsOf = (text: string, ...features: string[]) =>
  FACE.layout(text, features).positions.map(({ xAdvance }) => xAdvance)

test('decision 0018: a cut face has palt, halt and chws, which the source lacks', () => {
  const tags = FACE.GPOS.featureList.map(({ tag }) => tag)
  expect(new Set(tags)).toEqual(new Set(['chws', 'halt', 'palt']))
})

test('signs are half as wide with halt; other characters keep their width', () => {
  expect(widthsOf('、（香）・', 'halt')).toEqual([960, 960, WIDTH, 960, 960])
  expect(widthsOf('、（香）・')).toEqual(Array(5).fill(WIDTH))
})

test('where two signs meet, one of them loses its empty half with chws', () => {
  expect(widthsOf('）。', 'chws')).toEqual([960, WIDTH])
  expect(widthsOf('。（香', 'chws')).toEqual([960, WIDTH, WIDTH])
  expect(widthsOf('「（香', 'chws')).toEqual([WIDTH, 960, WIDTH])
  expect(widthsOf('香、香', 'chws')).toEqual([WIDTH, WIDTH, WIDTH])
})

test('kana are as wide as their strokes with palt, kanji keep their width', () => {
  const [narrow = 0, wide = 0, kanji] = widthsOf('りを香', 'palt')
  expect(narrow).toBeLessThan(0.85 * WIDTH)
  expect(wide).toBeLessThan(WIDTH)
  expect(wide).toBeGreaterThan(narrow)
  expect(kanji).toBe(WIDTH)
})
