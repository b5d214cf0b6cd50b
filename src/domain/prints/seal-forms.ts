/** Shapes of each kind's seal. Shape and mark identify a kind; its colour only helps. */
import type { Character } from './character.ts'
import { contour, plume, ringWithin } from './contour.ts'
import { arcs, circle, dots, level, liquid, meridian, pins, spiral, spokes } from './figures.ts'
import type { PrintKind } from './palette.ts'
import { closedPath } from './path.ts'

type Form = {
  body: string
  /** In the light colour, beneath the body, for shapes that leave holes. */
  under?: string
  /** In the light colour, on the body. */
  light?: string
  /** White lines on top. */
  lines?: string
  width?: number
}

const RADIUS = 240

const ring = (character: Character, share: number, turn = 0): string =>
  closedPath(contour(character, { ...ringWithin(character, RADIUS, share), turn }))

/** The rim once more, smaller, with the depth it has at the rim. */
const echo = (character: Character, size: number): string =>
  closedPath(contour(character, { radius: RADIUS * size, share: 1 }))

const between = (c: Character): number => c.turn + Math.PI / c.lobes

export const SEAL_FORMS: Record<PrintKind, (character: Character) => Form> = {
  citrus: (c) => {
    const flesh = RADIUS * (0.62 + c.hole * 0.7)
    return {
      body: ring(c, 1),
      light: circle(flesh),
      lines: spokes(c.lobes, RADIUS * (0.1 + c.hole * 0.5), flesh, c.turn),
    }
  },
  custom: (c) => ({
    body: circle(RADIUS) + circle(RADIUS * 0.88),
    light: dots(c.count, RADIUS * 0.52, RADIUS * (0.04 + 0.8 / c.count), c.turn),
  }),
  drink: (c) => ({ under: circle(RADIUS), ...glass(c) }),
  food: (c) => ({
    body: ring(c, 1),
    light: echo(c, 0.72),
    lines: echo(c, [0.2 + c.hole, 0.5, 0.12, 0.6][c.count - 1] ?? 0.5),
  }),
  function: (c) => ({
    body: circle(RADIUS),
    light: circle(RADIUS * c.hole),
    lines: arcs(c.count, RADIUS * 0.74, 0.62, c.turn) + arcs(c.count, RADIUS * 0.5, 0.4, -c.turn),
  }),
  green: (c) => ({
    body: ring(c, 1),
    lines: spokes(c.lobes, RADIUS * 0.24, RADIUS * 0.62, between(c) + (c.lean * 2) / c.lobes),
    width: 16,
  }),
  herb: (c) => ({ body: ring(c, 1), light: echo(c, 0.4 + c.hole) }),
  incense: smoke,
  nuts: (c) => {
    const wide = RADIUS * (1 - c.depth)
    const husk = (share: number) => closedPath(meridian(RADIUS, wide * share, c.turn, c.drift))
    const seam = husk(0.02)
    const ridges = [seam, husk(0.36), seam + husk(0.56)]
    return { body: husk(1), lines: ridges[c.count - 1] ?? seam, width: 20 }
  },
  perfume: (c) => ({ body: ring(c, 1), light: ring(c, 0.55), lines: ring(c, 0.2) }),
  'perfume/fragrance': (c) => ({
    under: circle(RADIUS * (1 - c.depth / 2)),
    body: ring(c, 1) + ring(c, 1, Math.PI / c.lobes),
    lines: circle(RADIUS * c.hole),
  }),
  woody: (c) => ({
    body: ring(c, 1),
    lines:
      Array.from({ length: c.count }, (_, at) => ring(c, at / c.count + 0.12)).join('') +
      spokes(1, RADIUS * 0.66, RADIUS * 0.98, c.sway[0]),
    width: 20,
  }),
  signal: (c) => ({
    body: ring(c, 1) + circle(RADIUS * (0.3 + c.hole * 0.6)),
    light: circle(RADIUS * c.hole * 0.7),
  }),
  spice: (c) => ({
    body: ring(c, 1),
    light: circle(RADIUS * (0.16 + c.hole)),
    lines: pins(c.count, c.count === 1 ? 0 : RADIUS * 0.13, c.turn),
    width: 34,
  }),
  floral: (c) => ({
    body: ring(c, 1),
    light: circle(RADIUS * (0.1 + c.hole)),
    lines: stamens(c),
  }),
  fruit: (c) => ({
    body: ring(c, 1),
    light: ring(c, 0.6),
    lines: pins(c.count, c.count === 1 ? 0 : RADIUS * 0.27, c.turn),
    width: 44,
  }),
  sweet: (c) => {
    const hand = c.hole > 0.075 ? 1 : -1
    const arms = Array.from({ length: c.count }, (_, at) =>
      spiral(
        RADIUS * 0.74,
        RADIUS * c.hole,
        (hand * 2) / c.count,
        c.turn + (at / c.count) * 2 * Math.PI,
      ),
    )
    return { body: ring(c, 1), lines: arms.join('') }
  },
}

/** In some flowers short, in some long, in some dots. */
function stamens(c: Character): string {
  if (c.count === 1) return pins(c.lobes, RADIUS * 0.52, between(c))
  return spokes(c.lobes, RADIUS * 0.44, RADIUS * (c.count === 2 ? 0.6 : 0.74), between(c))
}

/** A disc filled to a wavy level, with waves below. */
function glass({ count, depth, lobes, sway, turn, hole }: Character): Form {
  const wave = { waves: lobes, swing: RADIUS * 0.2 * depth, phase: sway[0], turn }
  const top = 5.5 * (hole - 0.14)
  const calmer = { ...wave, swing: wave.swing * 0.6 }
  const lines = Array.from({ length: count - 1 }, (_, at) =>
    level(RADIUS * 0.9, top + ((at + 1) * (0.86 - top)) / count, calmer),
  )
  return { body: liquid(RADIUS, top, wave), lines: lines.join('') }
}

function smoke(c: Character): Form {
  const puff = (share: number) => closedPath(contour(c, plume(c, RADIUS, share)))
  return {
    body: puff(1),
    light: puff(0.4),
    lines: [0.7, 0.1]
      .slice(0, c.count - 1)
      .map(puff)
      .join(''),
  }
}
