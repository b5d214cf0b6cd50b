/** The URL of a drawing's file. It contains every input of the drawing, so the file is cacheable for ever. */
import { PALETTE, type PrintKind, printKindOf } from './palette.ts'

/** Increment with every change of a line: published files never change. A test compares it with the drawings. */
export const PRINTS_VERSION = '3'

const SERIAL_LENGTH_MAX = 40
const SERIAL = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** `perfume/fragrance` is one kind and would be two folders. */
export const kindSlug = (kind: string): string => printKindOf(kind).replaceAll('/', '-')

const KINDS_BY_SLUG = new Map(
  Object.keys(PALETTE).map((kind) => [kindSlug(kind), printKindOf(kind)]),
)

export const kindOfSlug = (slug: string): PrintKind | null => KINDS_BY_SLUG.get(slug) ?? null

export const isDrawnSerial = (serial: string): boolean =>
  serial.length <= SERIAL_LENGTH_MAX && SERIAL.test(serial)

export const printPath = (serial: string, kind: string): string => `/prints/${fileOf(serial, kind)}`

export const sealPath = (serial: string, kind: string): string => `/seals/${fileOf(serial, kind)}`

const fileOf = (serial: string, kind: string): string =>
  `${PRINTS_VERSION}/${kindSlug(kind)}/${encodeURIComponent(serial)}.svg`

/** Several seals side by side in one file: its name lists their kinds and serials. */
export const SEAL_ROW_FOLDER = 'row'

/** Of the width of a seal: each later one lies that much over the one before. */
export const SEAL_OVERLAP = 0.25

const BETWEEN = '~'
const ROW_LENGTH_MAX = 6

type Drawn = { serial: string; kind: string }

export const sealRowPath = (seals: readonly Drawn[]): string =>
  `/seals/${PRINTS_VERSION}/${SEAL_ROW_FOLDER}/${seals
    .map(({ serial, kind }) => `${kindSlug(kind)}.${encodeURIComponent(serial)}`)
    .join(BETWEEN)}.svg`

/** What the name of such a file lists, without its ending; `null` where it lists something that is not drawn. */
export function sealsInRow(name: string): { serial: string; kind: PrintKind }[] | null {
  const seals = name.split(BETWEEN).map((one) => {
    const [, slug = '', serial = ''] = /^([^.]+)\.(.+)$/.exec(one) ?? []
    const kind = kindOfSlug(slug)
    return kind !== null && isDrawnSerial(serial) ? { serial, kind } : null
  })
  const known = seals.filter((seal) => seal !== null)
  return known.length === seals.length && seals.length <= ROW_LENGTH_MAX ? known : null
}
