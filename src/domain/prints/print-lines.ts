/** What each kind's print is made of, from the rim to the heart. */
import type { Character } from './character.ts'
import { contour, plume, ringWithin } from './contour.ts'
import { arcs, circle, level, meridian, spiral, spokes } from './figures.ts'
import type { PrintKind } from './palette.ts'
import { closedPath } from './path.ts'

/** `share` is 0 at the heart and 1 at the rim. */
export type PrintLine = { d: string; share: number; dash?: string }

const RADIUS = 480

export const printLines = (character: Character): PrintLine[] =>
  (LINES[character.kind] ?? nest)(character)

const shares = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => 1 - index / count)

const nest = (character: Character): PrintLine[] =>
  shares(character.rings).map((share) => ({
    d: closedPath(contour(character, ringWithin(character, RADIUS, share))),
    share,
  }))

const LINES: Partial<Record<PrintKind, (character: Character) => PrintLine[]>> = {
  citrus,
  custom,
  drink,
  function: dial,
  green,
  incense,
  nuts,
  'perfume/fragrance': weave,
  signal,
  sweet,
  woody,
}

/** A rind, and segments that meet in the middle. */
function citrus(c: Character): PrintLine[] {
  const rind = [1, 0.965, 0.93].map((share) => ({
    d: closedPath(contour(c, { radius: RADIUS * share, share, depth: c.depth })),
    share,
  }))
  const flesh = shares(5).map((share) => ({
    d: closedPath(contour(c, { radius: RADIUS * (0.36 + 0.5 * share), share, depth: 0.94 })),
    share: share * 0.8,
  }))
  return [...rind, ...flesh]
}

/** Not drawn yet: the outline of a scent to be made. */
function custom(c: Character): PrintLine[] {
  return shares(c.rings).map((share) => ({
    d: circle(RADIUS * (c.hole + (1 - c.hole) * share)),
    share,
    dash: `.1 ${Math.round(20 + c.count * (1 + share))}`,
  }))
}

/** What fills a glass, from its level down. */
function drink(c: Character): PrintLine[] {
  const top = 5.5 * (c.hole - 0.14)
  const levels = Array.from({ length: c.rings }, (_, index) => {
    const share = index / c.rings
    const d = level(RADIUS, top + (1 - top) * share, {
      waves: c.lobes,
      swing: RADIUS * 0.2 * c.depth * (1 - share),
      phase: c.sway[0] + share * c.sway[1],
      turn: c.turn,
    })
    return { d, share: 1 - share }
  })
  return [{ d: circle(RADIUS), share: 1 }, ...levels]
}

/** An instrument's dial: on each circle the same arcs, moved on and shorter. */
function dial(c: Character): PrintLine[] {
  const rings = shares(c.rings)
    .slice(1)
    .map((share, index) => {
      const moved = ((c.twist < 0 ? -1 : 1) * (index + 1) * (0.3 + c.hole)) / c.count
      const radius = RADIUS * (c.hole + (1 - c.hole) * share)
      return { d: arcs(c.count, radius, 0.35 + 0.45 * share, c.turn + moved * 2 * Math.PI), share }
    })
  return [{ d: circle(RADIUS), share: 1 }, ...rings]
}

/** Blades with their veins. */
function green(c: Character): PrintLine[] {
  const tip = c.turn + ((0.5 + c.lean) / c.lobes) * 2 * Math.PI
  return [...nest(c), { d: spokes(c.lobes, RADIUS * 0.34, RADIUS * 0.86, tip), share: 1 }]
}

function incense(c: Character): PrintLine[] {
  return shares(c.rings).map((share) => ({
    d: closedPath(contour(c, plume(c, RADIUS, share))),
    share,
  }))
}

function nuts(c: Character): PrintLine[] {
  const widest = RADIUS * (1 - c.depth)
  return shares(c.rings).map((share) => ({
    d: closedPath(meridian(RADIUS, widest * Math.sin((share * Math.PI) / 2), c.turn, c.drift)),
    share,
  }))
}

/** Two nests, half a lobe apart. */
function weave(c: Character): PrintLine[] {
  const half = Math.PI / c.lobes
  return nest(c).flatMap(({ d, share }) => [
    { d, share },
    {
      d: closedPath(contour(c, { ...ringWithin(c, RADIUS, share), turn: half })),
      share: share * 0.6,
    },
  ])
}

/** A wrapped sweet: a frilled rim around a spiral. */
function sweet(c: Character): PrintLine[] {
  const rims = [1, 0.94, 0.88].map((share) => ({
    d: closedPath(contour(c, { radius: RADIUS * share, share, depth: c.depth })),
    share,
  }))
  const arms = Array.from({ length: c.count }, (_, index) => ({
    d: spiral(
      RADIUS * 0.8,
      RADIUS * c.hole,
      (c.hole > 0.07 ? 1 : -1) * (7 / c.count),
      c.turn + (index / c.count) * 2 * Math.PI,
    ),
    share: 0.7,
  }))
  return [...rims, ...arms]
}

/** Teeth at the rim, a calm heart. */
function signal(c: Character): PrintLine[] {
  return shares(c.rings).map((share) => {
    const ring = { ...ringWithin(c, RADIUS, share), depth: c.depth * share ** 2 }
    return { d: closedPath(contour(c, ring)), share }
  })
}

/** A trunk: its rings are broken here and there, and it has split. */
function woody(c: Character): PrintLine[] {
  const rings = nest(c).map((ring, index) =>
    index % c.count === 0 ? ring : { ...ring, dash: `${620 + 180 * ((index * 5) % 4)} 22` },
  )
  return [...rings, { d: spokes(1, RADIUS * 0.4, RADIUS * 0.8, c.sway[0]), share: 1 }]
}
