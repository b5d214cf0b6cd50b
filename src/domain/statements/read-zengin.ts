/**
 * Parses a fixed-width file of the Japanese Bankers Association into credits. Its trailers contain count and sum: a truncated
 * or edited file fails the check.
 */
import { fail, ok, type Result } from '#shared/result.ts'

import { zenginDay } from './bank-day.ts'
import { STATEMENT_ROWS_MAX } from './policy.ts'
import {
  type CanceledRow,
  quoted,
  type ReadRow,
  type ReadStatement,
  type StatementError,
} from './statement.ts'
import { ACCOUNT, at, END, LAYOUTS, RECORD_LENGTH, type ZenginKind } from './zengin-layout.ts'

/** A header record of any kind: no separators, digits first. */
export const isZengin = (text: string): boolean => /^1\d{2}[01][\d ]{10}[^,\t\n]{20}/.test(text)

type Tally = { count: number; sum: number; backCount: number; backSum: number }
type Account = {
  kind: ZenginKind
  name: string
  rows: ReadRow[]
  canceled: CanceledRow[]
  /** Fields of every record of the account, as the bank wrote them. */
  inquiries: string[]
  otherCount: number
  tally: Tally
}
type Step = Result<null, StatementError>

type ParserState = {
  today: string
  rows: ReadRow[]
  canceled: CanceledRow[]
  otherCount: number
  /** The account whose trailer is still to come. */
  open: Account | null
  hasEnded: boolean
}

export function readZengin(text: string, today: string): Result<ReadStatement, StatementError> {
  const records = recordsIn(text)
  if (records.length > STATEMENT_ROWS_MAX) return fail({ code: 'too_many_rows', line: null })
  const none = { rows: [], canceled: [], otherCount: 0 }
  const reading: ParserState = { today, ...none, open: null, hasEnded: false }
  for (const [position, record] of records.entries()) {
    const line = position + 1
    if (record.length !== RECORD_LENGTH) {
      const found = String(record.length)
      return fail({ code: 'zengin_length', line, found, expected: String(RECORD_LENGTH) })
    }
    const step = takeRecord(reading, record, line)
    if (!step.ok) return step
  }
  if (!reading.hasEnded) return fail({ code: 'zengin_end', line: records.length })
  const { rows, canceled, otherCount } = reading
  return ok({ format: 'zengin', rows, canceled, otherCount })
}

/** With or without line ends, which may have trimmed trailing blanks. */
function recordsIn(text: string): string[] {
  const whole = text.replace(/[\p{Cc}\s]+$/u, '')
  if (/[\r\n]/.test(whole)) {
    return whole.split(/\r\n|\r|\n/).map((line) => line.padEnd(RECORD_LENGTH))
  }
  const count = Math.ceil(whole.length / RECORD_LENGTH)
  return Array.from({ length: count }, (_, position) => {
    const record = whole.slice(position * RECORD_LENGTH, (position + 1) * RECORD_LENGTH)
    return position === count - 1 ? record.padEnd(RECORD_LENGTH) : record
  })
}

function takeRecord(reading: ParserState, record: string, line: number): Step {
  const sign = record[0]
  const { open, hasEnded } = reading
  if (sign === '1' && !open && !hasEnded) return takeHeader(reading, record, line)
  if (sign === '2' && open) return takeData(reading, open, { record, line })
  if (sign === '8' && open) return takeTrailer(reading, open, { record, line })
  if (sign === '9' && !open && !hasEnded && line > 1) {
    reading.hasEnded = true
    return takeEnd(record, line)
  }
  return fail({ code: 'zengin_order', line, found: quoted(record.slice(0, 1)) })
}

function takeHeader(reading: ParserState, record: string, line: number): Step {
  const kind = record.slice(1, 3)
  if (kind !== '01' && kind !== '03') return fail({ code: 'zengin_kind', line, found: kind })
  const tally = { count: 0, sum: 0, backCount: 0, backSum: 0 }
  const name = ACCOUNT.map((place) => at(record, place).trim()).join('-')
  reading.open = { kind, name, rows: [], canceled: [], inquiries: [], otherCount: 0, tally }
  return ok(null)
}

type Place = { record: string; line: number }

function takeData({ today }: ParserState, account: Account, { record, line }: Place): Step {
  const { data } = LAYOUTS[account.kind]
  const amountMinor = digits(at(record, data.amount))
  if (amountMinor === null) {
    return fail({ code: 'zengin_number', line, found: quoted(at(record, data.amount)) })
  }
  const day = zenginDay(at(record, data.day), today)
  if (day === null) return fail({ code: 'day', line, found: quoted(at(record, data.day)) })

  const payer = spaced(at(record, data.payer))
  const about = 'text' in data ? at(record, data.text) : ''
  const text = spaced([payer, about, at(record, data.memo), at(record, data.bank)].join(' '))
  const isBack = 'way' in data ? at(record, data.way) !== '1' : at(record, data.canceled) === '1'
  const { tally, rows, inquiries } = account
  const inquiry = at(record, data.inquiry).trim()
  inquiries.push(inquiry)
  tally[isBack ? 'backCount' : 'count'] += 1
  tally[isBack ? 'backSum' : 'sum'] += amountMinor
  if (isBack || amountMinor === 0) {
    account.otherCount += 1
    if ('canceled' in data && amountMinor > 0) {
      reversalOf(account, { day, amountMinor, payer: payer || text, account: account.name })
    }
    return ok(null)
  }
  const told = { line, day, amountMinor, payer: payer || text, text }
  rows.push({ ...told, account: account.name, reference: /[^0]/.test(inquiry) ? inquiry : null })
  return ok(null)
}

/** A reversed transfer; an earlier file may contain the transfer itself. */
function reversalOf(account: Account, canceled: Omit<CanceledRow, 'of'>) {
  const at = account.rows.findLastIndex(
    (row) => row.amountMinor === canceled.amountMinor && row.payer === canceled.payer,
  )
  const [of = null] = at === -1 ? [] : account.rows.splice(at, 1)
  account.canceled.push({ ...canceled, of })
  if (of) account.otherCount += 1
}

function takeTrailer(reading: ParserState, account: Account, { record, line }: Place): Step {
  const { trailer } = LAYOUTS[account.kind]
  for (const name of ['count', 'sum', 'backCount', 'backSum'] as const) {
    const told = digits(at(record, trailer[name]))
    const found = account.tally[name]
    if (told === found) continue
    const code = name.endsWith('ount') ? 'zengin_count' : 'zengin_sum'
    return fail({ code, line, found: String(found), expected: quoted(at(record, trailer[name])) })
  }
  // Reference numbers that only count the records of this file identify no transfer: the next file restarts them.
  const isCounted = account.inquiries.every((inquiry, at) => Number(inquiry) === at + 1)
  const told = (row: ReadRow): ReadRow => (isCounted ? { ...row, reference: null } : row)
  reading.rows.push(...account.rows.map(told))
  reading.canceled.push(...account.canceled.map((one) => ({ ...one, of: one.of && told(one.of) })))
  reading.otherCount += account.otherCount
  reading.open = null
  return ok(null)
}

/** Some banks count the end record itself, some leave the number blank. */
function takeEnd(record: string, line: number): Step {
  const told = digits(at(record, END.records))
  if (told === 0 || told === line || told === line - 1) return ok(null)
  const expected = quoted(at(record, END.records))
  return fail({ code: 'zengin_count', line, found: String(line), expected })
}

const digits = (text: string): number | null => {
  if (text.trim() === '') return 0
  return /^ *\d+$/.test(text) ? Number(text) : null
}

const spaced = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
