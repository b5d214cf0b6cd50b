/** Which sources a picture is made of, and what is known of the master that was made of them. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ART = 'art'
const LEDGER = join(ART, 'ledger.json')

/** What was rendered last: compared with the sources by the check. */
export type Entry = {
  source: string
  width: number
  height: number
  samples: number
}

/** Every shot, by the name that the pages use. */
export const shotNames = (): string[] =>
  globSync(`${ART}/shots/*.py`)
    .map((path) => basename(path, '.py').replaceAll('_', '-'))
    .sort()

/** Of the shot, of everything that it imports, and of the studio that takes the picture. */
export function sourceDigest(name: string): string {
  const hash = createHash('sha256')
  for (const path of sourcesOf(shotPath(name))) {
    hash.update(path)
    hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether the picture that is there was made of other sources than there are now, or of none that is known. */
export const isStale = (name: string): boolean => readLedger()[name]?.source !== sourceDigest(name)

export function samplesOf(name: string): number {
  const [, samples] =
    /^SIZE, SAMPLES.* = \(.*?\), (\d+)/m.exec(readFileSync(shotPath(name), 'utf8')) ?? []
  if (!samples) throw new Error(`${shotPath(name)} does not say SIZE and SAMPLES`)
  return Number(samples)
}

export const readLedger = (): Record<string, Entry> =>
  // Written by writeLedger alone.
  existsSync(LEDGER) ? (JSON.parse(readFileSync(LEDGER, 'utf8')) as Record<string, Entry>) : {}

export function writeLedger(ledger: Record<string, Entry>): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LEDGER, `${JSON.stringify(sorted, null, 2)}\n`)
}

const shotPath = (name: string): string => `${ART}/shots/${name.replaceAll('-', '_')}.py`

/** The files that a shot reaches by its imports, in an order that does not change. */
function sourcesOf(shot: string): string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(path)) return
    found.add(path)
    for (const [, module = ''] of readFileSync(path, 'utf8').matchAll(
      /^(?:from|import) ([\w.]+)/gm,
    )) {
      visit(`${ART}/${module.replaceAll('.', '/')}.py`)
    }
    for (const [, names = ''] of readFileSync(path, 'utf8').matchAll(
      /^from studio import (.+)$/gm,
    )) {
      for (const name of names.split(',')) visit(`${ART}/studio/${name.trim()}.py`)
    }
  }
  visit(shot)
  visit(`${ART}/studio/shoot.py`)
  return [...found].sort()
}
