/** Decodes a bank's file. Banks write Shift_JIS, other software UTF-8, and people save one as the other. */
import { fail, ok, type Result } from '#shared/result.ts'

import { STATEMENT_BYTES_MAX } from './policy.ts'
import type { Encoding, StatementError } from './statement.ts'

/** Magic numbers of files that are not text. */
const SIGNATURES = [
  { code: 'spreadsheet', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { code: 'spreadsheet', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { code: 'not_text', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { code: 'not_text', bytes: [0xff, 0xd8, 0xff] },
  { code: 'not_text', bytes: [0x47, 0x49, 0x46, 0x38] },
  { code: 'not_text', bytes: [0x25, 0x50, 0x44, 0x46] },
  { code: 'encoding', bytes: [0xff, 0xfe] },
  { code: 'encoding', bytes: [0xfe, 0xff] },
] as const

const LINE_FEED = 0x0a

type Decoded = { text: string; encoding: Encoding }

export function decodeStatement(bytes: Uint8Array): Result<Decoded, StatementError> {
  if (bytes.length > STATEMENT_BYTES_MAX) return fail({ code: 'too_large', line: null })
  const signature = SIGNATURES.find(({ bytes: start }) =>
    start.every((byte, at) => bytes[at] === byte),
  )
  if (signature) return fail({ code: signature.code, line: null })
  const nul = bytes.indexOf(0)
  if (nul !== -1) return fail({ code: 'nul', line: lineOf(bytes, nul) })

  const utf8 = textIn(bytes, 'utf-8')
  if (utf8 !== null) return told({ text: utf8, encoding: 'utf-8' })
  const error = shiftJisError(bytes)
  if (error) return fail(error)
  const text = textIn(bytes, 'shift_jis')
  return text === null
    ? fail({ code: 'encoding', line: null })
    : told({ text, encoding: 'shift_jis' })
}

const told = (decoded: Decoded): Result<Decoded, StatementError> =>
  decoded.text.trim() === '' ? fail({ code: 'empty', line: null }) : ok(decoded)

/** The first line that is invalid Shift_JIS, or UTF-8 among Shift_JIS lines. */
function shiftJisError(bytes: Uint8Array): StatementError | null {
  let start = 0
  for (let line = 1; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed === -1 ? bytes.length : feed
    const part = bytes.subarray(start, end)
    start = end + 1
    if (part.every((byte) => byte < 0x80)) continue
    const utf8 = textIn(part, 'utf-8')
    if (utf8 !== null && isJapanese(utf8)) return { code: 'mixed', line }
    if (textIn(part, 'shift_jis') === null) return { code: 'encoding', line }
  }
  return null
}

/** Two half-width kana in a row may be valid UTF-8 by chance; Japanese words in Shift_JIS may not. */
const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff\uff00-\uffef]/.test(text)

function textIn(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function lineOf(bytes: Uint8Array, at: number): number {
  let line = 1
  for (let position = 0; position < at; position += 1) {
    if (bytes[position] === LINE_FEED) line += 1
  }
  return line
}
