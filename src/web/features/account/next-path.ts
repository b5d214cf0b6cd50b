/** The path to return to after sign-in. Decisions, section 3: same-site paths only. */

const NEXT_LENGTH_MAX = 2_000
/** Only to resolve against: what leaves this origin leaves ours. The name can never be registered. */
const HERE = 'http://site.invalid'
/** Controls, spaces and invisible marks: a browser drops some of them and then reads another address. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Z}]/u
/** What a server or a proxy before it may turn into a slash, a backslash or a control when it decodes. */
const ENCODED_TRICK = /%(?:2f|5c|[01][0-9a-f]|7f|25)/i
/** Going to one of these after signing in would only ask for a sign-in again. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set(['/sign-in', '/sign-up'])

/** A path of this site with its query, or `null` for anything that is not plainly one. */
export function safeNext(raw: string | null): string | null {
  if (raw === null || raw.length > NEXT_LENGTH_MAX || !raw.isWellFormed()) return null
  if (!/^\/(?!\/)/.test(raw) || raw.includes('\\') || UNPRINTABLE.test(raw)) return null

  const url = URL.parse(raw, HERE)
  if (url === null || url.origin !== HERE) return null
  if (url.pathname.includes('//') || ENCODED_TRICK.test(url.pathname)) return null
  return SIGN_IN_PAGES.has(url.pathname.replace(/\/$/, '')) ? null : url.pathname + url.search
}

export const signInPath = (next: string | null): string => withNext('/sign-in', next)
export const signUpPath = (next: string | null): string => withNext('/sign-up', next)

function withNext(path: string, next: string | null): string {
  const safe = safeNext(next)
  return safe === null ? path : `${path}?next=${encodeURIComponent(safe)}`
}

/** Whether the way leads back into an order that was begun. Decisions, section 3: nothing of it is lost. */
export function isMidOrder(next: string | null): boolean {
  return next !== null && /^\/(order|pre-checkout|checkout)([/?]|$)/.test(next)
}

/** In mid-order, signing in is part of the checkout: nothing leads away, and no other form asks for an e-mail address. */
export const signInFrame = (search: string): 'quiet' | 'full' =>
  isMidOrder(new URLSearchParams(search).get('next')) ? 'quiet' : 'full'
