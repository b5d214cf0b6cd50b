/** Reads the colours of a style sheet and weighs them against each other, by WCAG 2.2 (relative luminance). */

export type Tokens = ReadonlyMap<string, string>

/** Every `--name: #hex` of a style sheet. The first one counts: later ones belong to a theme or a language. */
export function colourTokens(css: string): Tokens {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)) {
    if (!found.has(name)) found.set(name, value)
  }
  return found
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
