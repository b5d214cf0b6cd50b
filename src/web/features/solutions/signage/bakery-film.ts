/** An example of a film with scents, for a shop's screen: which, when, and for how long. No spray is near the limit. */
export const FILM_SECONDS = 30

export const FILM_CUES = [
  { serial: 'AC-FO05', atSecond: 4, seconds: 3 },
  { serial: 'AC-FO06', atSecond: 11, seconds: 4 },
  { serial: 'AC-SW05', atSecond: 18, seconds: 2 },
  { serial: 'AC-DR01', atSecond: 24, seconds: 3 },
] as const

export const FILM_SERIALS = FILM_CUES.map(({ serial }) => serial)
