/** Pages that belong to one person: kept nowhere, without foreign scripts. The router takes capitals for small letters. */
const PRIVATE =
  /^\/+(admin|change-email|checkout|forgot-password|orders|pre-checkout|profile|reset-password|sign-in|sign-up|subscription|verify-email)(\/|\.data|$)/i

/** Only here a foreign card processor's scripts may run. */
const TAKES_CARDS = /^\/+checkout(\/|\.data|$)/i

/** Shows a text in its own language, which is not to become the language of whoever looks at it. */
const PREVIEWS = /^\/+admin\/content\/[^/]+\/[^/]+\/preview(\.data|$)/i

export const previewsText = (pathname: string): boolean => PREVIEWS.test(pathname)

export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname)

export const takesCards = (pathname: string): boolean => TAKES_CARDS.test(pathname)
