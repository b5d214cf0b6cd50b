/** The lines of a print: each part's rings, like growth rings or a map's contours, or as its form says. */
import { type Character, contour } from './character.ts'
import type { Form, Part } from './form.ts'
import { closedPath, openPath } from './path.ts'

/** `share` is 0 at the heart and 1 at the rim. */
export type PrintLine = { d: string; share: number; dash?: string }

const RADIUS = 480
/** Of a part that fills the drawing; smaller ones have fewer. */
const RINGS = 13
const RINGS_MIN = 3

/** A part with its lines, the rim first. */
export const partLines = (character: Character, part: Part, index: number): PrintLine[] => {
  const lines = index === 0 ? character.lines : undefined
  return lines === undefined ? rings(character, part) : LINES[lines](character, part)
}

const shares = (count: number): number[] => Array.from({ length: count }, (_, at) => 1 - at / count)

function rings(character: Character, part: Part): PrintLine[] {
  const { size = 1, isLight = false } = part
  const slim = 'widths' in part ? Math.min(1, part.slim ?? 1) : 1
  const room = size * character.fit.scale * (isLight ? 0.6 : 1) * (0.4 + 0.6 * slim)
  const count = Math.max(RINGS_MIN, Math.round(RINGS * room))
  return shares(count).map((share) => ringAt(character, part, share))
}

const ringAt = (character: Character, part: Part, share: number): PrintLine => ({
  d: closedPath(contour(character, part, share, RADIUS)),
  share,
})

const LINES: Record<NonNullable<Form['lines']>, (c: Character, part: Part) => PrintLine[]> = {
  levels: (c, part) => [
    ringAt(c, part, 1),
    ...shares(11)
      .slice(1)
      .map((share) => ({ d: level(c, part, 1 - share, RADIUS), share })),
  ],
  spiral: (c, part) => [
    ...[1, 0.93].map((share) => ringAt(c, part, share)),
    { d: spiral(c, part, 7, RADIUS), share: 0.8 },
  ],
  broken: (c, part) =>
    rings(c, part).map((line, index) =>
      index % 3 === 0 ? line : { ...line, dash: `${620 + 180 * ((index * 5) % 4)} 26` },
    ),
  dotted: (c, part) =>
    shares(5).map((share) => ({
      ...ringAt(c, part, share),
      dash: `.1 ${Math.round(24 + 12 * share)}`,
    })),
}

/** What a glass holds: a wave from edge to edge, at a height from the top, 0, to the bottom, 1. */
export function level(character: Character, part: Part, height: number, radius: number): string {
  const { at } = contour(character, part, 0.98, radius)
  const place = Math.acos(1 - 2 * height) / (2 * Math.PI)
  const [left, right] = [at(1 - place), at(place)]
  const swing = radius * 0.05 * (1 - height)
  return openPath({
    at: (t) => ({
      x: left.x + (right.x - left.x) * t,
      y:
        left.y + (right.y - left.y) * t + swing * Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t),
    }),
    segments: 4,
  })
}

/** From the rim inwards, so many times around. */
export const spiral = (character: Character, part: Part, turns: number, radius: number): string =>
  openPath({
    at: (t) => contour(character, part, 0.86 - 0.8 * t, radius).at((t * turns) % 1),
    segments: turns * 8,
  })
