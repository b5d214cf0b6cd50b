/** Text as carriers' software in Japan reads it. Characters that it cannot encode are replaced visibly and reported. */
import iconv from 'iconv-lite'

/** Microsoft's Shift_JIS, as that software writes and reads it. */
const SHIFT_JIS = 'cp932'

/** Printers in Japan put it where they lack a character. */
const LACKING = '〓'

/** The same to the eye, and known there under another number. */
const TWINS: Readonly<Record<string, string>> = {
  '〜': '～',
  '−': '－',
  '–': '－',
  '—': '―',
  '‖': '∥',
  '¥': '￥',
  '\u00a0': ' ',
  '¬': '￢',
  '¢': '￠',
  '£': '￡',
}

export type Rewritten = { sign: string; written: string }

export const inShiftJis = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(iconv.encode(signsOf(text).map(writtenAs).join(''), SHIFT_JIS))

/** Each character whose replacement would be visible, once. */
export const rewrittenIn = (text: string): Rewritten[] =>
  [...new Set(signsOf(text))].flatMap((sign) => {
    const written = writtenAs(sign)
    return written === sign || written === TWINS[sign] ? [] : [{ sign, written }]
  })

/** Counts graphemes: a letter with its accents, an emoji with its parts. */
const signsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('ja').segment(text), ({ segment }) => segment)

function writtenAs(sign: string): string {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '')
  const ways = [sign, TWINS[sign], sign.normalize('NFC'), plain]
  return ways.find((way) => way && isWritable(way)) ?? LACKING
}

const isWritable = (text: string): boolean =>
  iconv.decode(iconv.encode(text, SHIFT_JIS), SHIFT_JIS) === text
