/** The choice of the home page's background: how it is typed, and what it makes of the setting. */
import { HOME_BACKGROUNDS, type HomeBackgroundName } from '#domain/settings/home-background.ts'
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf } from '#web/pictures/picture.tsx'

/** A picture of the products, or one that was uploaded, by its address. */
export type BackgroundInput = {
  kind: HomeBackgroundName | 'picture' | 'upload'
  picture: string
  path: string
}

const KINDS = [...HOME_BACKGROUNDS, 'picture', 'upload'] as const

/** Of the pictures that are made for a wide screen. */
export const BACKGROUND_PICTURES = (Object.keys(PICTURES) as PictureName[]) // The manifest's own names.
  .filter((name) => PICTURES[name].width > PICTURES[name].height)

const addressOf = (name: PictureName): string => fileOf(name, PICTURES[name].width, 'webp')

export function backgroundInput(field: (name: string) => string): BackgroundInput {
  const kind = KINDS.find((known) => known === field('kind')) ?? 'chalk'
  return { kind, picture: field('picture'), path: field('path').trim() }
}

/** The value of the setting. */
export function backgroundValue({ kind, picture, path }: BackgroundInput): string {
  if (kind === 'upload') return path
  if (kind !== 'picture') return kind
  const name = BACKGROUND_PICTURES.find((known) => known === picture)
  return name ? addressOf(name) : ''
}

/** What the form shows of a value. */
export function backgroundOf(value: string): BackgroundInput {
  const background = HOME_BACKGROUNDS.find((known) => known === value)
  if (background) return { kind: background, picture: '', path: '' }
  const picture = BACKGROUND_PICTURES.find((name) => addressOf(name) === value)
  return picture
    ? { kind: 'picture', picture, path: '' }
    : { kind: 'upload', picture: '', path: value }
}
