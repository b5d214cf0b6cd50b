/** Makes the pictures of the products; art/README.md says what it needs. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import sharp from 'sharp'

import { readCommandLine } from '../usage.ts'
import { disagreements, exhibition } from './art-check.ts'
import {
  isStale,
  readLedger,
  samplesOf,
  shotNames,
  sourceDigest,
  writeLedger,
} from './art-digest.ts'
import { type Encoded, encode } from './art-encode.ts'
import { writeManifest } from './art-manifest.ts'
import { writeSocial } from './art-social.ts'

const MASTERS = 'art/masters'
const PREVIEWS = '/tmp/art-previews'

const { values: flags, positionals } = readCommandLine('art', {
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    encode: { type: 'boolean' },
    check: { type: 'boolean' },
    stale: { type: 'boolean' },
  },
})

if (flags.check) await check()
else if (flags.preview) for (const name of chosen()) render(name, PREVIEWS, ['--preview'])
else await make()

async function check(): Promise<void> {
  const found = await disagreements(exhibition)
  for (const each of found) console.error(each)
  if (found.length > 0) process.exit(1)
  console.log('Sources, pictures and manifest agree.')
}

async function make(): Promise<void> {
  const pictures: Record<string, Encoded> = { ...widened(exhibition.pictures) }
  for (const name of chosen()) {
    if (!flags.encode) await renderMaster(name)
    pictures[name] = await encode(name, masterOf(name))
    console.log(
      `${name}: ${pictures[name].widths.join(', ')} px, version ${pictures[name].version}`,
    )
  }
  writeManifest(pictures, await writeSocial())
}

/** The ledger remembers what the sources were when rendering began. */
async function renderMaster(name: string): Promise<void> {
  const [source, samples] = [sourceDigest(name), samplesOf(name)]
  render(name, MASTERS, [])
  const { width, height } = await sharp(masterOf(name)).metadata()
  writeLedger({ ...readLedger(), [name]: { source, width, height, samples } })
}

function render(name: string, folder: string, more: string[]): void {
  mkdirSync(folder, { recursive: true })
  const out = `${folder}/${name}.png`
  const { status } = spawnSync(
    'nice',
    [
      '-n',
      '10',
      'blender',
      '-b',
      '--factory-startup',
      '-P',
      'art/render.py',
      '--',
      name,
      out,
      ...more,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new Error(`Blender could not render ${name}`)
  console.log(`${out} rendered`)
}

function chosen(): string[] {
  const unknown = positionals.filter((name) => !shotNames().includes(name))
  if (unknown.length > 0) throw new Error(`art/shots does not have ${unknown.join(', ')}`)
  if (positionals.length > 0) return positionals
  if (flags.stale) return shotNames().filter(isStale)
  return flags.encode ? shotNames().filter((name) => existsSync(masterOf(name))) : shotNames()
}

function masterOf(name: string): string {
  return `${MASTERS}/${name}.png`
}

function widened(pictures: typeof exhibition.pictures): Record<string, Encoded> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, entry]) => [
      name,
      { ...entry, widths: [...entry.widths] },
    ]),
  )
}
