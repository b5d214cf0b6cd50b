/** Whether sources, files and manifest say the same. Each disagreement is one sentence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

import { PICTURES, SOCIAL_PICTURES, SOCIAL_SIZE } from '../../src/web/pictures/manifest.ts'
import { isStale, shotNames } from './art-digest.ts'
import { type Encoded, fileOf, formats, PICTURE_DIR, versionOf } from './art-encode.ts'
import { SOCIAL_DIR, SOCIAL_MAX_BYTES, socialSources } from './art-social.ts'

/** The parts that a check looks at; given, so that a test can plant a disagreement. */
export type Exhibition = {
  pictures: Record<string, Omit<Encoded, 'widths'> & { widths: readonly number[] }>
  social: Record<string, string>
}

export const exhibition: Exhibition = { pictures: PICTURES, social: SOCIAL_PICTURES }

export async function disagreements({ pictures, social }: Exhibition): Promise<string[]> {
  const entries = Object.entries(pictures)
  const known = entries.flatMap(([name, entry]) => namesOf(name, entry))
  const shown = Object.values(social)
  return [
    ...entries.flatMap(([name]) => ofSources(name)),
    ...shotNames()
      .filter((name) => !Object.hasOwn(pictures, name))
      .map((name) => `${name}: the manifest does not have this shot`),
    ...(await Promise.all(entries.map(([name, entry]) => ofFiles(name, entry)))).flat(),
    ...strangers(PICTURE_DIR, known),
    ...strangers(SOCIAL_DIR, shown),
    ...(await Promise.all(shown.map(ofSocial))).flat(),
    ...Object.entries(socialSources)
      .filter(([page]) => !Object.hasOwn(social, page))
      .map(([page]) => `${page}: has no social picture`),
  ]
}

function ofSources(name: string): string[] {
  if (!shotNames().includes(name)) return [`${name}: art/shots has no such shot`]
  return isStale(name)
    ? [`${name}: its sources changed since it was rendered; run npm run tool -- art ${name}`]
    : []
}

async function ofFiles(name: string, entry: Exhibition['pictures'][string]): Promise<string[]> {
  const files = namesOf(name, entry).map((file) => join(PICTURE_DIR, file))
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) return missing.map((file) => `${name}: ${file} is missing`)
  const version = versionOf(files.map((file) => readFileSync(file)))
  const sizes = await Promise.all(
    entry.widths.flatMap((width) =>
      formats().map((format) =>
        ofSize(name, width, entry, fileOf(name, width, entry.version, format)),
      ),
    ),
  )
  return [
    ...(version === entry.version
      ? []
      : [`${name}: its files are not of version ${entry.version}`]),
    ...sizes.flat(),
  ]
}

async function ofSize(
  name: string,
  width: number,
  entry: Exhibition['pictures'][string],
  file: string,
): Promise<string[]> {
  const true_ = await sharp(join(PICTURE_DIR, file)).metadata()
  const height = Math.round((entry.height * width) / entry.width)
  const fits = true_.width === width && Math.abs(true_.height - height) <= 1
  return fits
    ? []
    : [`${name}: ${file} is ${true_.width} × ${true_.height}, not ${width} × ${height}`]
}

async function ofSocial(file: string): Promise<string[]> {
  const path = join(SOCIAL_DIR, file)
  if (!existsSync(path)) return [`${path} is missing`]
  const { width, height } = await sharp(path).metadata()
  const bytes = readFileSync(path).length
  return [
    ...(width === SOCIAL_SIZE.width && height === SOCIAL_SIZE.height
      ? []
      : [`${path}: is ${width} × ${height}`]),
    ...(bytes <= SOCIAL_MAX_BYTES
      ? []
      : [`${path}: has ${bytes} bytes, more than ${SOCIAL_MAX_BYTES}`]),
  ]
}

const namesOf = (name: string, { widths, version }: Exhibition['pictures'][string]): string[] =>
  widths.flatMap((width) => formats().map((format) => fileOf(name, width, version, format)))

const strangers = (folder: string, known: readonly string[]): string[] =>
  readdirSync(folder)
    .filter((file) => !known.includes(file))
    .map((file) => `${join(folder, file)}: nothing names this file`)
