/**
 * Makes the file of postal codes that the shop answers from.
 *
 *   node scripts/postal/postal-codes.ts utf_ken_all.csv [jigyosyo.csv]
 *
 * Both files are Japan Post's, who claim no copyright on them and renew them monthly
 * (www.post.japanpost.jp/zipcode/download.html). The first is UTF-8, one row a record; the second holds the codes of
 * companies and universities, in Shift_JIS, and may be left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

import { half, townsOf } from './postal-town.ts'

const TARGET = new URL('../../src/domain/addresses/postal-codes.br', import.meta.url)

type Row = { code: string; prefecture: string; city: string; town: string; isShared: boolean }

const [areas, companies] = process.argv.slice(2)
if (!areas)
  throw new Error('Usage: node scripts/postal/postal-codes.ts utf_ken_all.csv [jigyosyo.csv]')

const rows = [...readAreas(areas), ...(companies ? readCompanies(companies) : [])]
const packed = brotliCompressSync(fileOf(rows), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
})
writeFileSync(TARGET, packed)
process.stdout.write(`${rows.length} rows, ${packed.length} bytes\n`)

/** Column 13 says that a code has several towns: with one row for it, the others are not known. */
function readAreas(path: string): Row[] {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean).map(cellsOf)
  const rowsOfCode = Map.groupBy(lines, ([, , code = '']) => code)
  return lines.flatMap((cells) => {
    const [jis = '', , code = '', , , , , city = '', town = ''] = cells
    const towns = townsOf(town)
    const isShared = cells[12] === '1' && towns.length === 1 && rowsOfCode.get(code)?.length === 1
    return towns.map((town) => ({ code, prefecture: jis.slice(0, 2), city, town, isShared }))
  })
}

/** The code of a company says the street too. Its name is left to whoever orders. */
function readCompanies(path: string): Row[] {
  const text = new TextDecoder('shift_jis').decode(readFileSync(path))
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map(cellsOf)
    .map(([jis = '', , , , city = '', town = '', street = '', code = '']) => ({
      code,
      prefecture: jis.slice(0, 2),
      city,
      town: half(`${town}${street}`).replace(/\(.*$/, ''),
      isShared: false,
    }))
}

/** Cities, an empty line, and a line a place: code, `~` where others share it, number of the city, town. */
function fileOf(rows: readonly Row[]): string {
  const cityOf = ({ prefecture, city }: Row) => `${prefecture}${city}`
  const cities = [...new Set(rows.map(cityOf))].sort()
  const numbers = new Map(cities.map((city, number) => [city, number.toString(36)]))
  const places = rows.map(
    (row) => `${row.code}${row.isShared ? '~' : ''}\t${numbers.get(cityOf(row))}\t${row.town}`,
  )
  return `${cities.join('\n')}\n\n${[...new Set(places)].sort().join('\n')}\n`
}

/** Quoted cells without quotes inside, as Japan Post writes them. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain = '']) => quoted ?? plain)
}
