/** The mark of the shop on a tile of its own: six cartridges in a ring. For icons and e-mails. */

const INK = '#0b0d0e'
const CHALK = '#f1f2f0'

const DOTS = 6

type Tile = {
  /** Radius of the ring in a tile 64 wide. */
  ring: number
  dot: number
  /** Radius of the tile's corners: 0 where the system cuts the tile itself. */
  corner: number
}

/** Light dots on a dark tile: visible also where a program darkens the background around it. */
export function markSvg({ ring, dot, corner }: Tile): string {
  const dots = Array.from({ length: DOTS }, (_, index) => {
    const angle = (index / DOTS) * 2 * Math.PI - Math.PI / 2
    const [x, y] = [32 + ring * Math.cos(angle), 32 + ring * Math.sin(angle)]
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${dot}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${INK}"/><g fill="${CHALK}">${dots.join('')}</g></svg>`
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export const ROUND_TILE: Tile = { ring: 17, dot: 6.6, corner: 15 }
