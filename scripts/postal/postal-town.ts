/** Converts Japan Post's town column to the notation of an address. */

/** No town is listed, or the whole of a village has one code: then the address goes on after the city. */
const NO_TOWN = /^以下に掲載がない場合$|.の次に.*がくる場合|^.+一円$/

/** Numbers of blocks in Iwate, which the rows give as ranges. */
const BLOCKS = /第?\d+地割.*$/

const FLOOR = /（([０-９]+)階）$/

/**
 * One cell may hold several towns. The text in brackets limits the house numbers of a town and is not part of
 * an address, but for the floor of a tall building.
 */
export function townsOf(cell: string): string[] {
  if (NO_TOWN.test(cell)) return ['']

  const floor = FLOOR.exec(cell)?.[1]
  const text = half(cell.replace(FLOOR, '').replace(/（.*$/, ''))
  if (floor !== undefined) return [`${text}${half(floor)}階`]

  const isRange = text.includes('〜') || text.includes('～')
  const towns = isRange ? [text.replace(BLOCKS, '')] : text.split('、')
  return [...new Set(towns)]
}

/** Full-width digits and letters become half-width; the wave of a range is no letter. */
export const half = (text: string): string =>
  text.replaceAll(/[！-～]/g, (sign) => (sign === '～' ? sign : sign.normalize('NFKC')))
