/**
 * Colours of the drawings. A drawing is also a file and a picture in an e-mail, out of reach of style sheets, so the colours
 * are repeated here; a test compares each core with `tokens.css`.
 */

/** `core` paints the scent, `tip` is its light. */
type Tint = { core: string; tip: string }

export const PALETTE = {
  citrus: { core: '#f2b705', tip: '#fbe04a' },
  custom: { core: '#9aa0a6', tip: '#d5d9dc' },
  drink: { core: '#1fa9bc', tip: '#8fe0d6' },
  food: { core: '#e58a2b', tip: '#f6c076' },
  function: { core: '#1e8fe0', tip: '#7fd6f2' },
  green: { core: '#7db83a', tip: '#cfe67c' },
  herb: { core: '#22a878', tip: '#8edc9c' },
  incense: { core: '#62659a', tip: '#b3aed0' },
  nuts: { core: '#b98756', tip: '#e4c199' },
  perfume: { core: '#b25fd0', tip: '#eda4d2' },
  'perfume/fragrance': { core: '#8466e0', tip: '#cfa4f2' },
  woody: { core: '#8a5a3c', tip: '#c99c6c' },
  signal: { core: '#c9d400', tip: '#ecf07a' },
  spice: { core: '#c8451b', tip: '#f09a4b' },
  floral: { core: '#e2568f', tip: '#f7aecb' },
  fruit: { core: '#f0503c', tip: '#ffa07c' },
  sweet: { core: '#f291a8', tip: '#fdd0c4' },
} as const satisfies Record<string, Tint>

/** What a kind is drawn as. One that is not known here is drawn as custom. */
export type PrintKind = keyof typeof PALETTE

export const printKindOf = (kind: string): PrintKind => (isPrintKind(kind) ? kind : 'custom')

const isPrintKind = (kind: string): kind is PrintKind => Object.hasOwn(PALETTE, kind)

export const PAPER = '#ffffff'

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16)
    const to = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
