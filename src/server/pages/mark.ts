/** The mark of the shop, six cartridges in a ring: for icons, e-mails and pictures. */

export const INK = '#0b0d0e'
export const CHALK = '#f1f2f0'

const DOTS = 6

type Ring = {
  /** Its radius, in a tile 64 wide. */
  ring: number
  dot: number
}

type Tile = Ring & {
  /** Radius of the tile's corners: 0 where the system cuts the tile itself. */
  corner: number
}

/** Light dots on a dark tile: visible also where a program darkens the background around it. */
export const markSvg = ({ corner, ...ring }: Tile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${INK}"/><g fill="${CHALK}">${markDots(ring)}</g></svg>`

/** In a tile 64 wide. */
export function markDots({ ring, dot }: Ring): string {
  const dots = Array.from({ length: DOTS }, (_, index) => {
    const angle = (index / DOTS) * 2 * Math.PI - Math.PI / 2
    const [x, y] = [32 + ring * Math.cos(angle), 32 + ring * Math.sin(angle)]
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${dot}"/>`
  })
  return dots.join('')
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export const ROUND_TILE: Tile = { ring: 17, dot: 6.6, corner: 15 }
