/** An archive in ZIP format (APPNOTE 6.3) of files that are compressed already: it stores them as they are. */

export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> }

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** What a program needs to read it: 2.0. Names are in UTF-8. */
const VERSION = 20
const UTF_8 = 0x0800

export function zipOf(entries: readonly ZipEntry[], at: Date): Blob {
  const files: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directorySize = 0
  for (const { name, bytes } of entries) {
    const label = new TextEncoder().encode(name)
    const shared = little(
      ...[VERSION, UTF_8, 0, timeOf(at), dateOf(at)].map(short),
      ...[crc32(bytes), bytes.length, bytes.length].map(long),
      ...[label.length, 0].map(short),
    )
    const local = little(long(LOCAL_HEADER))
    const start = little(long(CENTRAL_HEADER), short(VERSION))
    const end = little(...[0, 0, 0].map(short), long(0), long(offset))
    files.push(local, shared, label, bytes)
    directory.push(start, shared, end, label)
    offset += local.length + shared.length + label.length + bytes.length
    directorySize += start.length + shared.length + end.length + label.length
  }
  const end = little(
    long(END_OF_DIRECTORY),
    ...[0, 0, entries.length, entries.length].map(short),
    ...[directorySize, offset].map(long),
    short(0),
  )
  return new Blob([...files, ...directory, end], { type: 'application/zip' })
}

type Field = { value: number; size: 2 | 4 }
const short = (value: number): Field => ({ value, size: 2 })
const long = (value: number): Field => ({ value, size: 4 })

/** The lowest byte first. */
const little = (...fields: readonly Field[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    fields.flatMap(({ value, size }) =>
      Array.from({ length: size }, (_, byte) => (value >>> (8 * byte)) & 0xff),
    ),
  )

/** As MS-DOS counted: two seconds, and years from 1980. */
const timeOf = (at: Date): number =>
  (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
const dateOf = (at: Date): number =>
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return ~sum >>> 0
}
