/** Names of everything the site stores in a browser, so that the privacy policy lists exactly that. */
export const LANGUAGE_COOKIE = 'lang'
export const LANGUAGE_DAYS = 365

/** Stored in the browser for its own pages, and never sent. */
export const CONSENT_STORAGE = 'analytics-consent'
export const PLAYER_STORAGE = 'player-timeline'
export const DOCS_LANGUAGE_STORAGE = 'docs-language'
export const SHORTCUTS_STORAGE = 'console-shortcuts'

export const BINDING_COOKIE = 'bind'
/** Which browser asked for a code to sign in. */
export const CODE_COOKIE = 'code'
export const STAFF_COOKIE = 'staff'

/** The prefix makes browsers take the cookie from this origin alone, over TLS. */
export const originBound = (name: string, siteUrl: string): string =>
  siteUrl.startsWith('https:') ? `__Host-${name}` : name
