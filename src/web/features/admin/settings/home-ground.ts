/** The choice of the home page's ground: how it is typed, and what it makes of the setting. */
import { HOME_GROUNDS, type HomeGround } from '#domain/settings/home-background.ts'
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf } from '#web/pictures/picture.tsx'

/** A picture of the products, or one that was uploaded, by its address. */
export type GroundInput = { kind: HomeGround | 'picture' | 'upload'; picture: string; path: string }

const KINDS = [...HOME_GROUNDS, 'picture', 'upload'] as const

/** Of the pictures that are made for a wide screen. */
export const GROUND_PICTURES = (Object.keys(PICTURES) as PictureName[]) // The manifest's own names.
  .filter((name) => PICTURES[name].width > PICTURES[name].height)

const addressOf = (name: PictureName): string => fileOf(name, PICTURES[name].width, 'webp')

export function groundInput(field: (name: string) => string): GroundInput {
  const kind = KINDS.find((known) => known === field('kind')) ?? 'chalk'
  return { kind, picture: field('picture'), path: field('path').trim() }
}

/** The value of the setting. */
export function groundValue({ kind, picture, path }: GroundInput): string {
  if (kind === 'upload') return path
  if (kind !== 'picture') return kind
  const name = GROUND_PICTURES.find((known) => known === picture)
  return name ? addressOf(name) : ''
}

/** What the form shows of a value. */
export function groundOf(value: string): GroundInput {
  const ground = HOME_GROUNDS.find((known) => known === value)
  if (ground) return { kind: ground, picture: '', path: '' }
  const picture = GROUND_PICTURES.find((name) => addressOf(name) === value)
  return picture
    ? { kind: 'picture', picture, path: '' }
    : { kind: 'upload', picture: '', path: value }
}
