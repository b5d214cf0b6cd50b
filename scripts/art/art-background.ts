/** Which neutral of the shop comes nearest to a picture: colours are named in tokens.css alone. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const GROUNDS = [
  'chalk-1',
  'chalk-3',
  'line',
  'night-0',
  'night-1',
  'night-2',
  'night-pool',
] as const
export type Background = (typeof GROUNDS)[number]

type Colour = readonly [red: number, green: number, blue: number]

export async function backgroundOf(picture: string): Promise<Background> {
  const { channels } = await sharp(picture).stats()
  const mean: Colour = [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0]
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
  const [nearest = 'chalk-3'] = [...GROUNDS].sort(
    (one, other) => distance(colourOf(tokens, one), mean) - distance(colourOf(tokens, other), mean),
  )
  return nearest
}

function colourOf(tokens: string, name: Background): Colour {
  const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens) ?? []
  if (!hex) throw new Error(`tokens.css does not name --${name}`)
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(0), part(2), part(4)]
}

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
