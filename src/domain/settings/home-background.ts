/** The background of the home slider, a setting that staff may change. Spec §3 "Setting record". */

export const HOME_BACKGROUND_KEY = 'background.home'

/** Backgrounds that the style sheet has. All are neutral: colour is reserved for scents. */
export const HOME_BACKGROUNDS = ['chalk', 'mist', 'dawn'] as const
export type HomeBackgroundName = (typeof HOME_BACKGROUNDS)[number]

export type HomeBackground =
  | { kind: 'named'; name: HomeBackgroundName }
  | { kind: 'picture'; path: string }

const HOME_BACKGROUND_DEFAULT: HomeBackgroundName = 'chalk'

/** The path of a picture on our own origin, drawn or uploaded: no other host, no `..`, no query. */
const OWN_PICTURE =
  /^\/(?:images|pictures)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:avif|webp|png|jpe?g)$/

/** Falls back to the default, so that an invalid setting can't break the page. */
export function homeBackgroundOf(value: string | undefined): HomeBackground {
  const asked = (value ?? '').trim()
  if (OWN_PICTURE.test(asked)) return { kind: 'picture', path: asked }

  const name = HOME_BACKGROUNDS.find((known) => known === asked)
  return { kind: 'named', name: name ?? HOME_BACKGROUND_DEFAULT }
}

/** The parsed value, without the default. */
export const isHomeBackground = (value: string): boolean =>
  OWN_PICTURE.test(value) || HOME_BACKGROUNDS.some((known) => known === value)
