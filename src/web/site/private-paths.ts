/** Pages of one person: never cached, without third-party scripts. The router ignores case. */
const PRIVATE =
  /^\/+(admin|change-email|checkout|forgot-password|orders|pre-checkout|profile|reset-password|sign-in|sign-up|subscription|verify-email)(\/|\.data|$)/i

/** Only here a foreign card processor's scripts may run. */
const TAKES_CARDS = /^\/+checkout(\/|\.data|$)/i

/** Shows a text in its own language, which must not become the language of the viewer. */
const PREVIEWS = /^\/+admin\/content\/[^/]+\/[^/]+\/preview(\.data|$)/i

export const previewsText = (pathname: string): boolean => PREVIEWS.test(pathname)

export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname)

export const takesCards = (pathname: string): boolean => TAKES_CARDS.test(pathname)
