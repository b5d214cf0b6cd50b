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
import { romanisedCity, romanisedTown } from './romaji.ts'

const TARGET = new URL('../../src/domain/addresses/postal-codes.br', import.meta.url)

type Row = {
  code: string
  prefecture: string
  city: string
  cityRoman: string
  town: string
  /** Empty where the reading is not given. */
  townRoman: string
  isShared: boolean
}

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
    const [jis = '', , code = '', , cityKana = '', townKana = '', , city = '', town = ''] = cells
    const towns = townsOf(town)
    const cityRoman = romanisedCity(cityKana.normalize('NFKC'), city)
    const isShared = cells[12] === '1' && towns.length === 1 && rowsOfCode.get(code)?.length === 1
    const prefecture = jis.slice(0, 2)
    return towns.map((town) => {
      const townRoman = towns.length === 1 ? romanisedTown(townKana, town) : ''
      return { code, prefecture, city, cityRoman, town, townRoman, isShared }
    })
  })
}

/** The code of a company includes the street. The customer enters its name. */
function readCompanies(path: string): Row[] {
  const text = new TextDecoder('shift_jis').decode(readFileSync(path))
  return rowsOf(text).map(([jis = '', , , , city = '', town = '', street = '', code = '']) => ({
    code,
    prefecture: jis.slice(0, 2),
    city,
    cityRoman: '',
    townRoman: '',
    town: half(`${town}${street}`).replace(/\(.*$/, ''),
    isShared: false,
  }))
}

/**
 * Cities, an empty line, and a line a place: code, `~` where others share it, number of the city, town. Cities and towns
 * are followed by their names in Latin letters.
 */
function fileOf(rows: readonly Row[]): string {
  const cityOf = ({ prefecture, city }: Pick<Row, 'prefecture' | 'city'>) => `${prefecture}${city}`
  const romanOf = new Map(rows.toReversed().map((row) => [cityOf(row), row.cityRoman]))
  const cities = [...romanOf.keys()].sort()
  const numbers = new Map(cities.map((city, number) => [city, number.toString(36)]))
  const places = rows.map(({ code, isShared, town, townRoman, ...row }) =>
    [`${code}${isShared ? '~' : ''}`, numbers.get(cityOf(row)), town, townRoman]
      .join('\t')
      .trimEnd(),
  )
  const named = cities.map((city) => `${city}\t${romanOf.get(city)}`)
  return `${named.join('\n')}\n\n${[...new Set(places)].sort().join('\n')}\n`
}

function rowsOf(text: string): string[][] {
  return [...parseCsvLines(text)].map(({ cells }) => cells).filter((cells) => cells.length > 1)
}
