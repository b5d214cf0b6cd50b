/** Pages that belong to one person: kept nowhere, without foreign scripts. The router takes capitals for small letters. */
const PRIVATE =
  /^\/+(admin|change-email|checkout|forgot-password|orders|pre-checkout|profile|reset-password|sign-in|sign-up|subscription|verify-email)(\/|\.data|$)/i

/** Only here a foreign card processor's scripts may run. */
const TAKES_CARDS = /^\/+checkout(\/|\.data|$)/i

export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname)

export const takesCards = (pathname: string): boolean => TAKES_CARDS.test(pathname)
