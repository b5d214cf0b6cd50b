/**
 * Looks up postal codes in Japan Post's data in memory, so that no third party learns our customers' addresses or can fail.
 * `scripts/postal/postal-codes.ts` writes the file. Decisions, section 12.
 */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { once } from '#shared/memoize.ts'

import type { Place } from './fill-address.ts'

const FILE = new URL('./postal-codes.br', import.meta.url)
const PREFIX_LENGTH = 3
const LINE_END = 10

type Book = {
  cities: readonly { state: string; city: string; cityRoman: string }[]
  /** The lines, as they are in the file: 5 MB of bytes instead of 140,000 objects. */
  lines: Buffer
  /** Where the lines of the first three digits begin. */
  starts: ReadonlyMap<string, number>
}

/** In Japanese and in Latin letters; a town has none where its reading is unknown. */
export type JapanesePlace = Place & { cityRoman: string; townRoman: string }

/** Seven digits; `null` for an unassigned code. Loaded on first use, which takes some 80 ms. */
export async function findPlaces(
  code: string,
): Promise<{ isWhole: boolean; places: JapanesePlace[] } | null> {
  const book = await readBook()
  const lines = linesOf(book, code.slice(0, PREFIX_LENGTH)).filter((line) => line.startsWith(code))
  if (lines.length === 0) return null
  return {
    isWhole: !lines.some((line) => line[code.length] === '~'),
    places: lines.map((line) => placeOf(book, line)),
  }
}

const readBook = once(async (): Promise<Book> => {
  const bytes = await promisify(brotliDecompress)(await readFile(FILE))
  const end = bytes.indexOf('\n\n')
  const cities = bytes.toString('utf8', 0, end).split('\n')
  const lines = bytes.subarray(end + 2)
  return {
    cities: cities.map((line) => {
      const [city = '', cityRoman = ''] = line.slice(2).split('\t')
      return { state: `JP-${line.slice(0, 2)}`, city, cityRoman }
    }),
    lines,
    starts: startsIn(lines),
  }
})

function startsIn(lines: Buffer): Map<string, number> {
  const starts = new Map<string, number>()
  for (let at = 0; at < lines.length; at = lines.indexOf(LINE_END, at) + 1) {
    const prefix = lines.toString('latin1', at, at + PREFIX_LENGTH)
    if (!starts.has(prefix)) starts.set(prefix, at)
  }
  return starts
}

function linesOf({ lines, starts }: Book, prefix: string): string[] {
  const start = starts.get(prefix)
  if (start === undefined) return []

  const next = [...starts.values()].find((other) => other > start) ?? lines.length
  return lines.toString('utf8', start, next).split('\n')
}

function placeOf({ cities }: Book, line: string): JapanesePlace {
  const [, number = '', town = '', townRoman = ''] = line.split('\t')
  const place = cities[Number.parseInt(number, 36)]
  if (place === undefined) throw new Error(`the file of postal codes has no city ${number}`)
  return { ...place, town, townRoman }
}
