import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { KIND_COLOURS, PAIRS } from '../../../tests/support/site/colour-pairs.ts'
import { colourTokens, contrast } from '../../../tests/support/site/contrast.ts'

const tokens = colourTokens(readFileSync('src/web/styles/tokens.css', 'utf8'))
const colour = (name: string): string => tokens.get(name) ?? expect.fail(`no colour --${name}`)
const sheets = globSync('src/web/**/*.css')

test('contrast is that of WCAG: black on white 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#b3261e', '#b3261e')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('every text and every edge of a control has enough contrast on its backgrounds', () => {
  const weak = PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(colour(pair.ink), colour(pair.background)),
  })).filter(({ ratio, least }) => ratio < least)
  expect(weak).toEqual([])
})

test('every kind of scent has its three colours, and every colour of a kind is weighed', () => {
  const kinds = [...tokens.keys()].filter((name) => /^c-[a-z]+$/.test(name))
  expect(kinds).toEqual(KIND_COLOURS.map((kind) => `c-${kind}`).filter((name) => tokens.has(name)))
  expect(kinds).toHaveLength(KIND_COLOURS.length)
})

test('a core colour is a shape and never a text: citrus on chalk is 1.6', () => {
  const core = /(?:^|[\s;{])color:\s*var\(--(?:c-[a-z]+|kind|scent)\)/
  const written = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => core.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(written).toEqual([])
})
