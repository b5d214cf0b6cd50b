/**
 * Makes the file of postal codes that the shop answers from. Both sources are Japan Post's, who claim no copyright on
 * them and renew them monthly (www.post.japanpost.jp/zipcode/download.html).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

import { parseCsvLines } from '#shared/csv.ts'

import { COMMANDS } from '../commands.ts'
import { answerHelp, endWithUsage } from '../usage.ts'
import { half, townsOf } from './postal-town.ts'

const TARGET = new URL('../../src/domain/addresses/postal-codes.br', import.meta.url)

type Row = { code: string; prefecture: string; city: string; town: string; isShared: boolean }

answerHelp(COMMANDS['postal-codes'].usage)
const [areas, companies] = process.argv.slice(2)
if (!areas) endWithUsage('The file of areas is missing.', COMMANDS['postal-codes'].usage)

const rows = [...readAreas(areas), ...(companies ? readCompanies(companies) : [])]
const packed = brotliCompressSync(fileOf(rows), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
})
writeFileSync(TARGET, packed)
process.stdout.write(`${rows.length} rows, ${packed.length} bytes\n`)

/** Column 13 says that a code has several towns: with one row for it, the others are not known. */
function readAreas(path: string): Row[] {
  const lines = rowsOf(readFileSync(path, 'utf8'))
  const rowsOfCode = Map.groupBy(lines, ([, , code = '']) => code)
  return lines.flatMap((cells) => {
    const [jis = '', , code = '', , , , , city = '', town = ''] = cells
    const towns = townsOf(town)
    const isShared = cells[12] === '1' && towns.length === 1 && rowsOfCode.get(code)?.length === 1
    return towns.map((town) => ({ code, prefecture: jis.slice(0, 2), city, town, isShared }))
  })
}

/** The code of a company includes the street. The customer enters its name. */
function readCompanies(path: string): Row[] {
  const text = new TextDecoder('shift_jis').decode(readFileSync(path))
  return rowsOf(text).map(([jis = '', , , , city = '', town = '', street = '', code = '']) => ({
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

const rowsOf = (text: string): string[][] =>
  [...parseCsvLines(text)].map(({ cells }) => cells).filter((cells) => cells.length > 1)
