/** Who asks: a token in `Authorization`, bound to a cookie where a browser signed in. */
import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'

import { SESSION_ABSOLUTE_DAYS, SIGN_IN_CODE_MINUTES } from '#domain/accounts/policy.ts'
import { authenticate, type Bearer } from '#domain/accounts/sessions/authenticate.server.ts'
import type { Asker } from '#domain/accounts/sign-in/sign-in-code.server.ts'
import { BINDING_COOKIE, CODE_COOKIE, originBound } from '#shared/cookies.ts'

import type { Shop } from '../shop.ts'
import { type RequestContext, refuse, sourceOf, type Variables } from './api-app.ts'

const nameOf = (cookie: string, shop: Shop): string => originBound(cookie, shop.siteUrl())

/** `null` when no token came. The bare token and `Bearer token` are both taken. */
export function bearerOf(c: HonoContext, shop: Shop): Bearer | null {
  const header = c.req.header('authorization')?.trim()
  const token = header?.replace(/^bearer\s+/i, '')
  return token ? { token, binding: getCookie(c, nameOf(BINDING_COOKIE, shop)) ?? null } : null
}

export const setBinding = (c: HonoContext, shop: Shop, binding: string): void =>
  setOwnCookie(c, shop, { name: BINDING_COOKIE, value: binding, seconds: BINDING_SECONDS })

/** Which browser asks for a code, or gives one. */
export const askerOf = (c: HonoContext, shop: Shop): Asker => ({
  isBrowser: isBrowser(c),
  cookie: getCookie(c, nameOf(CODE_COOKIE, shop)) ?? null,
})

export const setAsker = (c: HonoContext, shop: Shop, cookie: string): void =>
  setOwnCookie(c, shop, { name: CODE_COOKIE, value: cookie, seconds: CODE_SECONDS })

const BINDING_SECONDS = SESSION_ABSOLUTE_DAYS * 86_400
const CODE_SECONDS = SIGN_IN_CODE_MINUTES * 60

/** Read by the server alone, and sent from our own pages alone. */
function setOwnCookie(
  c: HonoContext,
  shop: Shop,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  setCookie(c, nameOf(name, shop), value, {
    httpOnly: true,
    secure: shop.siteUrl().startsWith('https:'),
    sameSite: 'Strict',
    path: '/',
    maxAge: seconds,
  })
}

/** Browsers say where a request comes from; programs don't. */
export const isBrowser = (c: HonoContext): boolean => c.req.header('sec-fetch-site') !== undefined

/** Lets only signed-in customers pass and gives the handler their context. */
export const signedIn = (shop: Shop) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const bearer = bearerOf(c, shop)
    if (!bearer) return refuse(c, 'token_invalid')

    const visitor = shop.context({ kind: 'visitor' }, c.var.locale)
    const who = await authenticate(visitor, bearer)
    if (!who.ok) {
      // Exactly the text that the client's refresh rule matches. Spec §7.
      return who.error === 'token_expired'
        ? c.json({ error: 'Token expired' }, 401)
        : refuse(c, 'token_invalid')
    }
    const customer = { kind: 'customer', userId: who.value.userId } as const
    c.set('ctx', shop.context(customer, c.var.locale, sourceOf(c, shop)))
    c.set('sessionId', who.value.sessionId)
    return next()
  })

/** For calls that anybody may make: whose token came along, `null` where none did or it is good for nothing. */
export async function whoAsks(
  c: RequestContext,
  shop: Shop,
): Promise<{ userId: string; sessionId: string } | null> {
  const bearer = bearerOf(c, shop)
  const who = bearer && (await authenticate(c.var.ctx, bearer))
  return who?.ok ? who.value : null
}
