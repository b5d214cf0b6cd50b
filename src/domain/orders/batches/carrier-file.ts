/** The list of printed labels that a carrier's program exports, as the two columns that staff would paste. */
import { guessSeparator, parseCsvLines } from '#shared/csv.ts'

/** Hundreds of lines; a longer file is something else. */
const CARRIER_FILE_BYTES_MAX = 1024 * 1024

/** Headings of tracking numbers in the programs of Japanese carriers, of UPS and of DHL, without blanks. */
const TRACKING_HEADING =
  /^(お?問い?合わ?せ|送り状|伝票|追跡).*(番号|no\.?)$|^(tracking|waybill|airwaybill|shipment)(number|no\.?)?$/
/** Of an order or a replacement, which the file for the carrier contained. */
const ORDER_NUMBER = /^[0-9A-Z]{4}-[0-9A-Z]{4}(?:-R[1-9][0-9]?)?$/

/**
 * Lines for `readPasted`. A file without a known heading is returned as it is, since its lines may be the two columns already.
 * `null` for a file that is no text.
 */
export function readCarrierFile(bytes: Uint8Array): string | null {
  if (bytes.length > CARRIER_FILE_BYTES_MAX || bytes.includes(0)) return null
  const text = textIn(bytes, 'utf-8') ?? textIn(bytes, 'shift_jis')
  if (text === null || text.trim() === '') return null

  const [head, ...lines] = [...parseCsvLines(text, guessSeparator(text))]
  const column = head?.cells.findIndex((cell) => TRACKING_HEADING.test(plain(cell))) ?? -1
  if (column === -1) return text
  return lines
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells }) => {
      const number = cells.find((cell) => ORDER_NUMBER.test(cell.trim()))
      // A line without one is shown to staff as it is.
      return number ? `${number}\t${unmarked(cells[column])}` : cells.join(' ').trim()
    })
    .join('\n')
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase()

/** Programs mark numbers as text for spreadsheets: `'1234`, `="1234"`. */
const unmarked = (cell = ''): string => cell.trim().replace(/^'|^="?|"$/g, '')

/** The decoder skips a byte order mark. */
function textIn(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
