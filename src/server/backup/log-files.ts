/** The files of PostgreSQL's write-ahead log: their names and their places in it. */

/** Of one timeline: a log number and a number within it, eight hexadecimal digits each. */
const NAME = /^[0-9A-F]{24}$/
const LOG_BYTES = 2 ** 32

export type LogFile = { name: string; timeline: string; number: number }

/** `null` for what is no file of the log: history files, folders. */
export function logFileOf(name: string, fileBytes: number): LogFile | null {
  if (!NAME.test(name)) return null
  const high = Number.parseInt(name.slice(8, 16), 16)
  const low = Number.parseInt(name.slice(16), 16)
  return { name, timeline: name.slice(0, 8), number: high * (LOG_BYTES / fileBytes) + low }
}

/** `16/B374D848` as the count of bytes since the log began. */
export function bytesOfLsn(lsn: string): number {
  const [high = '', low = ''] = lsn.split('/')
  return Number.parseInt(high, 16) * LOG_BYTES + Number.parseInt(low, 16)
}

export const lsnOfBytes = (bytes: number): string =>
  `${Math.floor(bytes / LOG_BYTES).toString(16)}/${(bytes % LOG_BYTES).toString(16)}`.toUpperCase()

/** Those that a recovery from `first` on can use: without a gap, on one timeline. */
export function followingFiles(
  names: readonly string[],
  first: string,
  fileBytes: number,
): string[] {
  const start = logFileOf(first, fileBytes)
  if (!start) return []
  const known = new Map(
    names.flatMap((name) => {
      const file = logFileOf(name, fileBytes)
      return file?.timeline === start.timeline ? [[file.number, name] as const] : []
    }),
  )
  const found: string[] = []
  for (let number = start.number; ; number += 1) {
    const name = known.get(number)
    if (name === undefined) return found
    found.push(name)
  }
}
