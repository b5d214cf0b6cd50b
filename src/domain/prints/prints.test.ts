import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { KINDS } from '#domain/catalog/cartridge.ts'
import { parseCsv } from '#shared/csv.ts'

import { isDrawnSerial, kindOfSlug, PRINTS_VERSION, printPath, sealPath } from './address.ts'
import { mix, PALETTE, PAPER } from './palette.ts'
import { drawPrint, printSvg } from './print.ts'
import { sealSvg } from './seal.ts'

const read = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')
const CATALOGUE = parseCsv(read('content/seed/cartridges.csv')).map(({ serial, kind }) => ({
  serial: serial ?? '',
  kind: kind ?? '',
}))
const drawn = (draw: (serial: string, kind: string) => string): string[] =>
  CATALOGUE.map(({ serial, kind }) => draw(serial, kind))

/** Of all drawings of the catalogue, by version: a new version gets a new line. */
const SUMS: Record<string, string> = {
  '1': 'f60f58488c108e9c',
  '2': '29653b9dc08a529c',
  '3': '27f8dde38cc86a76',
}

test('a drawing that changes gets a new version, because cached files never change', () => {
  const sum = createHash('sha256').update([...drawn(printSvg), ...drawn(sealSvg)].join('\n'))
  expect(SUMS[PRINTS_VERSION]).toBe(sum.digest('hex').slice(0, 16))
})

test('the same serial and kind always give the same picture', () => {
  expect(drawn(printSvg)).toEqual(drawn(printSvg))
  expect(drawn(sealSvg)).toEqual(drawn(sealSvg))
})

test.each([
  ['AC-CI05', 'citrus'],
  ['AC-FL01', 'floral'],
  ['AC-DR01', 'drink'],
])('the seal of %s stays as it is', (serial, kind) => {
  expect(sealSvg(serial, kind)).toMatchSnapshot()
})

test('108 cartridges have 108 prints and 108 seals, also for readers who cannot distinguish colours', () => {
  const colourless = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')
  expect(CATALOGUE).toHaveLength(108)
  expect(new Set(drawn(printSvg).map(colourless)).size).toBe(108)
  expect(new Set(drawn(sealSvg).map(colourless)).size).toBe(108)
})

test('a seal of the catalogue has less than 1,400 bytes, a print less than 8 KB', () => {
  expect(Math.max(...drawn(sealSvg).map(({ length }) => length))).toBeLessThan(1400)
  expect(Math.max(...drawn(printSvg).map(({ length }) => length))).toBeLessThan(8 * 1024)
})

const anySerial = fc.oneof(fc.string(), fc.stringMatching(/^AC-[A-Z]{2}\d{1,5}$/))
const anyKind = fc.oneof(fc.constantFrom(...KINDS), fc.string())

test('any seal is a closed shape inside its box, whatever serial and kind are', () => {
  fc.assert(
    fc.property(anySerial, anyKind, (serial, kind) => {
      const svg = sealSvg(serial, kind)
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
      for (const d of paths) expect(reach(d)).toBeLessThanOrEqual(250)
      expect(paths[0]).toMatch(/^M.+z$/)
      expect(svg.length).toBeLessThan(1400)
    }),
  )
})

test('any print is a closed shape inside its box, whatever serial and kind are', () => {
  fc.assert(
    fc.property(anySerial, anyKind, (serial, kind) => {
      const strokes = drawPrint(serial, kind)
      for (const { d } of strokes) expect(reach(d)).toBeLessThanOrEqual(500)
      expect(strokes[0]?.d).toMatch(/^M.+z$/)
      expect(printSvg(serial, kind).length).toBeLessThan(8 * 1024)
    }),
  )
})

test('a kind that is not known is drawn as custom', () => {
  expect(sealSvg('AC-XX01', 'volcanic')).toBe(sealSvg('AC-XX01', 'custom'))
  expect(printSvg('AC-XX01', 'toString')).toBe(printSvg('AC-XX01', 'custom'))
})

test('every kind of the catalogue has its own colours, and its core is the one of the pages', () => {
  const tokens = read('src/web/styles/tokens.css')
  expect(Object.keys(PALETTE).sort()).toEqual([...KINDS].sort())
  for (const [kind, { core }] of Object.entries(PALETTE)) {
    const token = kind === 'perfume/fragrance' ? 'fragrance' : kind
    expect(tokens, kind).toContain(`--c-${token}: ${core};`)
  }
  expect(tokens).toContain(`--chalk-0: ${PAPER};`)
})

test('mixing goes from one colour to the other', () => {
  expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8040', share))).toEqual([
    '#000000',
    '#804020',
    '#ff8040',
  ])
})

test('an address is made of version, kind and serial, and leads back to the kind', () => {
  expect(printPath('AC-PG02', 'perfume/fragrance')).toBe(
    `/prints/${PRINTS_VERSION}/perfume-fragrance/AC-PG02.svg`,
  )
  expect(sealPath('AC-XX01', 'volcanic')).toBe(`/seals/${PRINTS_VERSION}/custom/AC-XX01.svg`)
  expect(printPath('AC-XX01', 'volcanic')).toBe(`/prints/${PRINTS_VERSION}/custom/AC-XX01.svg`)
  for (const kind of KINDS) {
    expect(kindOfSlug(printPath('S', kind).split('/')[3] ?? '')).toBe(kind)
  }
  expect(kindOfSlug('volcanic')).toBeNull()
})

test('a serial of a file is short and plain', () => {
  expect(CATALOGUE.filter(({ serial }) => !isDrawnSerial(serial))).toEqual([])
  const hostile = ['', '.', '..', '-a', 'a/b', 'a b', '<svg>', '%2e', 'é', 'A'.repeat(41)]
  expect(hostile.filter(isDrawnSerial)).toEqual([])
  expect(isDrawnSerial('A'.repeat(40))).toBe(true)
})

type Point = { x: number; y: number }
type Arc = readonly [from: Point, leaving: Point, arriving: Point, to: Point]

/** How far from the middle a path comes, in x or y. */
function reach(path: string): number {
  let pen: Point = { x: 0, y: 0 }
  let last = pen
  const places = stepsOf(path).flatMap(([command, numbers]) => {
    const arc = arcOf(command, numbers, pen, last)
    const [, , arriving, to] = arc
    pen = to
    last = arriving
    return [0.2, 0.4, 0.6, 0.8, 1].map((t) => pointOn(arc, t))
  })
  return Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
}

/** Arcs of circles count with their ends: the drawings use them for whole discs only. */
function arcOf(command: string, numbers: readonly number[], pen: Point, last: Point): Arc {
  const number = (index: number) => numbers[index] ?? Number.NaN
  const from = (index: number) => ({ x: pen.x + number(index), y: pen.y + number(index + 1) })
  const straight = (to: Point): Arc => [to, to, to, to]
  const mirrored = { x: 2 * pen.x - last.x, y: 2 * pen.y - last.y }
  const arcs: Record<string, () => Arc> = {
    M: () => straight({ x: number(0), y: number(1) }),
    A: () => straight({ x: number(5), y: number(6) }),
    a: () => straight(from(5)),
    h: () => straight({ x: pen.x + number(0), y: pen.y }),
    l: () => straight(from(0)),
    c: () => [pen, from(0), from(2), from(4)],
    s: () => [pen, mirrored, from(0), from(2)],
  }
  return arcs[command]?.() ?? straight({ x: Number.NaN, y: Number.NaN })
}

function pointOn([a, b, c, d]: Arc, t: number): Point {
  const on = (axis: 'x' | 'y') =>
    (1 - t) ** 3 * a[axis] +
    3 * t * (1 - t) ** 2 * b[axis] +
    3 * t * t * (1 - t) * c[axis] +
    t ** 3 * d[axis]
  return { x: on('x'), y: on('y') }
}

const LENGTHS: Record<string, number> = { M: 2, l: 2, c: 6, s: 4, a: 7, A: 7, h: 1 }

/** Each command with its own numbers, however often it was left out. */
function stepsOf(path: string): [string, number[]][] {
  expect(path).toMatch(/^(?:[MlcsaAhz]|-?\d+|-?\.\d+| )+$/)
  return [...path.matchAll(/([MlcsaAh])([^MlcsaAhz]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([digits]) => Number(digits))
    const length = LENGTHS[command] ?? 1
    expect(numbers.length % length, `${command}${rest}`).toBe(0)
    return Array.from({ length: numbers.length / length }, (_, index): [string, number[]] => [
      command,
      numbers.slice(index * length, (index + 1) * length),
    ])
  })
}
