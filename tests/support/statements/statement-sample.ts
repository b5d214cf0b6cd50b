/** Statements of a bank, made up: the same rows as CSV and as a fixed-width file, in the bytes of a bank. */

export type SampleRow = {
  /** ISO day. */
  day: string
  amountMinor: number
  /** In half-width capitals, as banks write it. */
  payer: string
}

const HEADER = ['日付', '摘要', '摘要内容', '支払い金額', '預かり金額', '差引残高']

/** With a withdrawal before each tenth row, because no account only grows. */
export function csvOf(rows: readonly SampleRow[]): string {
  let balance = 1_000_000
  const lines = rows.flatMap(({ day, amountMinor, payer }, at) => {
    const date = day.replaceAll('-', '/')
    const before: string[][] = []
    if (at % 10 === 0) {
      balance -= 1_200
      before.push([date, '口座振替', 'ﾃﾞﾝｷﾘﾖｳｷﾝ', '1,200', '', grouped(balance)])
    }
    balance += amountMinor
    return [...before, [date, '振込', payer, '', grouped(amountMinor), grouped(balance)]]
  })
  return [HEADER, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
}

/** Kind 03: everything that moved, with era years. */
export function zenginOf(rows: readonly SampleRow[]): string {
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const [first = '2026-11-01'] = rows.map(({ day }) => day).sort()
  const header = `1030${eraDay(first).repeat(3)}0001${text('ｷﾞﾝｺｳ', 15)}001${text('ﾎﾝﾃﾝ', 15)}0001${digits(1234567, 10)}${text('ｶ)ｼﾖﾂﾌﾟ', 40)}11${digits(0, 14)}`
  const data = rows.map(({ day, amountMinor, payer }, at) => {
    const moved = `2${digits(at + 1, 8)}${eraDay(day).repeat(2)}111${digits(amountMinor, 12)}${digits(0, 12)}`
    const cheque = `${digits(0, 6)}${digits(0, 6)}0${digits(0, 7)}${digits(0, 3)}${digits(0, 10)}`
    return `${moved}${cheque}${text(payer, 48)}${text('ｱｵｿﾞﾗ', 15)}${text('ﾎﾝﾃﾝ', 15)}${text('ﾌﾘｺﾐ', 20)}`
  })
  const trailer = `8${digits(rows.length, 6)}${digits(sum, 13)}${digits(0, 6)}${digits(0, 13)}1${digits(sum, 14)}${digits(rows.length, 7)}`
  const end = `9${digits(rows.length + 3, 10)}${digits(1, 5)}`
  return [header, ...data, trailer, end].map((record) => text(record, 200)).join('\r\n')
}

export type SampleNotice = SampleRow & {
  /** The bank's own number of it. */
  inquiry: number
  isReversed?: boolean
}

/** Kind 01: transfers that came in, and those that the bank took back. */
export function noticeOf(rows: readonly SampleNotice[], account = 1_234_567): string {
  const tally = (isBack: boolean) => {
    const counted = rows.filter(({ isReversed = false }) => isReversed === isBack)
    const sum = counted.reduce((total, { amountMinor }) => total + amountMinor, 0)
    return `${digits(counted.length, 6)}${digits(sum, 12)}`
  }
  const day = eraDay(rows[0]?.day ?? '2026-11-01')
  const header = `1010${day.repeat(3)}0001${text('ｷﾞﾝｺｳ', 15)}001${text('ﾎﾝﾃﾝ', 15)}0001${digits(account, 7)}`
  const data = rows.map(({ day, amountMinor, payer, inquiry, isReversed = false }) => {
    const moved = `2${digits(inquiry, 6)}${eraDay(day).repeat(2)}${digits(amountMinor, 10)}${digits(0, 20)}`
    return `${moved}${text(payer, 48)}${text('ｱｵｿﾞﾗ', 15)}${text('ﾎﾝﾃﾝ', 15)}${isReversed ? '1' : ' '}`
  })
  return [header, ...data, `8${tally(false)}${tally(true)}`, '9']
    .map((record) => text(record, 200))
    .join('\r\n')
}

const digits = (number: number, length: number): string => String(number).padStart(length, '0')
const text = (input: string, length: number): string => input.padEnd(length).slice(0, length)
const grouped = (amount: number): string => amount.toLocaleString('en-US')

const eraDay = (day: string): string =>
  `${digits(Number(day.slice(0, 4)) - 2018, 2)}${day.slice(5).replace('-', '')}`

let tableOnce: Map<string, number[]> | undefined

/** Node reads Shift_JIS and does not write it: the table is the reader turned around. */
export function shiftJis(input: string): Uint8Array {
  tableOnce ??= readTable()
  const table = tableOnce
  return Uint8Array.from(
    [...input].flatMap((letter) => {
      const bytes = letter < '\u0080' ? [letter.charCodeAt(0)] : table.get(letter)
      if (!bytes) throw new Error(`Shift_JIS has no ${letter}`)
      return bytes
    }),
  )
}

function readTable(): Map<string, number[]> {
  const decoder = new TextDecoder('shift_jis')
  const table = new Map<string, number[]>()
  for (let byte = 0xa1; byte <= 0xdf; byte += 1) {
    table.set(decoder.decode(Uint8Array.of(byte)), [byte])
  }
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    if (lead >= 0xa0 && lead < 0xe0) continue
    for (let trail = 0x40; trail <= 0xfc; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, [lead, trail])
    }
  }
  return table
}
