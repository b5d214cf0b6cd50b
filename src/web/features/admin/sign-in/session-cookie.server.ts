/** The console's cookie: read by the server alone, sent to this site alone, gone with the browser. */

export const sessionCookie = (name: string, token: string): string =>
  [`${name}=${token}`, ...attributesOf(name)].join('; ')

export const endedCookie = (name: string): string =>
  [`${name}=`, ...attributesOf(name), 'Max-Age=0'].join('; ')

/** The prefix is used exactly where the site is reached over TLS. */
const attributesOf = (name: string): string[] => [
  'Path=/',
  'HttpOnly',
  'SameSite=Strict',
  ...(name.startsWith('__Host-') ? ['Secure'] : []),
]
