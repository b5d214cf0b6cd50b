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
