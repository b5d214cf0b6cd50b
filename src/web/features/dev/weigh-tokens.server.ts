/** The tokens as they are written, for the page that shows them; the sheet itself stays on the server. */
import { colourTokens, contrast } from '../../styles/contrast.ts'
import { PAIRS, type Pair } from '../../styles/pairs.ts'
import tokensCss from '../../styles/tokens.css?raw'

export type Swatch = { name: string; hex: string }
export type WeighedPair = Pair & { inkHex: string; backgroundHex: string; ratio: number }
export type WeighedTokens = {
  swatches: Swatch[]
  pairs: WeighedPair[]
  sizes: Record<string, string>
}

export function weighTokens(): WeighedTokens {
  const colours = colourTokens(tokensCss)
  const hexOf = (name: string): string => colours.get(name) ?? ''
  return {
    swatches: [...colours].map(([name, hex]) => ({ name, hex })),
    pairs: PAIRS.map((pair) => {
      const [inkHex, backgroundHex] = [hexOf(pair.ink), hexOf(pair.background)]
      return { ...pair, inkHex, backgroundHex, ratio: contrast(inkHex, backgroundHex) }
    }),
    sizes: Object.fromEntries(
      [...tokensCss.matchAll(/--([\w-]+):\s*((?:\d|clamp)[^;]*);/g)]
        .map(([, name = '', size = '']) => [name, size.replaceAll(/\s+/g, ' ')] as const)
        // The first one counts: later ones belong to a language or to reduced motion.
        .reverse(),
    ),
  }
}
