/** The background of the home slider, a setting that staff may change. Spec §3 "Setting record". */

export const HOME_BACKGROUND_KEY = 'background.home'

/** Grounds that the style sheet knows. All are odourless: colour belongs to scents. */
export const HOME_BACKGROUNDS = ['chalk', 'mist', 'dawn'] as const
export type HomeBackgroundName = (typeof HOME_BACKGROUNDS)[number]

export type HomeBackground =
  | { kind: 'named'; name: HomeBackgroundName }
  | { kind: 'picture'; path: string }

const HOME_BACKGROUND_DEFAULT: HomeBackgroundName = 'chalk'

/** A picture in a folder of our own origin, drawn or uploaded: no other host, no way up the tree, no query. */
const OWN_PICTURE =
  /^\/(?:images|pictures)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:avif|webp|png|jpe?g)$/

/** What cannot be read is the default: a page is shown whatever was typed into a setting. */
export function homeBackgroundOf(value: string | undefined): HomeBackground {
  const asked = (value ?? '').trim()
  if (OWN_PICTURE.test(asked)) return { kind: 'picture', path: asked }

  const name = HOME_BACKGROUNDS.find((known) => known === asked)
  return { kind: 'named', name: name ?? HOME_BACKGROUND_DEFAULT }
}

/** What the home page would show as it is written, instead of its default. */
export const isHomeBackground = (value: string): boolean =>
  OWN_PICTURE.test(value) || HOME_BACKGROUNDS.some((known) => known === value)
