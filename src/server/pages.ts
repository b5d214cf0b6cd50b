/** The door for pages: language, policy of what may run, and the context a loader finds. */
import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { isLocale, type Locale, localeOfBrowser } from '#shared/locale.ts'
import type { AppLoadContext, CardProvider } from '#web/context.ts'
import { REDIRECTS } from '#web/redirects.ts'

import { type StaffAtTheDoor, staffAtTheDoor } from './admin/staff-cookie.ts'
import { addressOf } from './http/door.ts'
import { pageHeaders } from './http/headers.ts'
import type { Shop } from './shop.ts'

const LANGUAGE_DAYS = 365

export type PageParts = {
  /** The build now: in development it is read anew for each request. */
  build: () => Promise<ServerBuild>
  cardProvider: CardProvider
  version: string
}

export function pages(shop: Shop, { build, cardProvider, version }: PageParts) {
  return async (c: HonoContext): Promise<Response> => {
    const elsewhere = redirectOf(new URL(c.req.url))
    if (elsewhere) return c.redirect(elsewhere, 301)

    const language = languageOf(c)

    const nonce = randomBytes(16).toString('base64')
    const visitor = shop.context({ kind: 'visitor' }, language.locale)
    const staff = await staffFor(c, shop, visitor)
    const loadContext: AppLoadContext = {
      ctx: staff.actor ? shop.context(staff.actor, language.locale) : visitor,
      locale: language.locale,
      nonce,
      site: {
        url: shop.siteUrl(),
        name: await siteName(visitor),
        isProduction: shop.isProduction,
        publicApiKey: shop.publicApiKey,
        cardProvider,
        cookieLocale: language.cookie,
        suggestsKorean: language.suggestsKorean,
        version,
      },
      staff: staff.page,
    }
    const serverBuild = await build()
    const provider = new RouterContextProvider()
    provider.set(contextKeyOf(serverBuild), loadContext)

    const handle = createRequestHandler(
      serverBuild,
      shop.isProduction ? 'production' : 'development',
    )
    const response = await handle(asReached(c.req.raw, shop.siteUrl()), provider)
    const path = new URL(c.req.url).pathname
    for (const [name, value] of pageHeaders({
      nonce,
      path,
      cardProvider,
      siteUrl: shop.siteUrl(),
      isDev: version === 'development',
    })) {
      response.headers.set(name, value)
    }
    if (language.isAsked)
      response.headers.append('Set-Cookie', languageCookie(shop, language.locale))
    return response
  }
}

/**
 * The request under the address people see. Behind a proxy that ends TLS, the page would take a form for
 * one of another origin, because its own address says `http:`.
 */
function asReached(request: Request, siteUrl: string): Request {
  if (!siteUrl.startsWith('https:')) return request

  const { pathname, search } = new URL(request.url)
  const { method, headers, body } = request
  // `duplex` is asked for by Node with a streamed body and unknown to the browser's types.
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  return new Request(new URL(`${pathname}${search}`, siteUrl), init)
}

/** The specification's rows that only lead elsewhere; a query comes along. */
function redirectOf({ pathname, search }: URL): string | null {
  const to = new Map<string, string>(Object.entries(REDIRECTS)).get(pathname.replace(/\/$/, ''))
  return to === undefined ? null : `${to}${search}`
}

/** The key as the build knows it: a key imported here would be another object. */
const contextKeyOf = (build: ServerBuild) =>
  (build.entry.module as unknown as { appContext: typeof import('#web/context.ts').appContext })
    .appContext

type Language = { locale: Locale; isAsked: boolean; cookie: Locale | null; suggestsKorean: boolean }

/** A hint in the address wins, then the remembered choice, then the browser's rule. Decisions, section 4. */
function languageOf(c: HonoContext): Language {
  const url = new URL(c.req.url)
  const hint = url.searchParams.get('lang') ?? url.pathname.replace(/\.data$/, '').slice(1)
  const remembered = getCookie(c, 'lang')
  const cookie = isLocale(remembered) ? remembered : null
  const accepted = c.req.header('accept-language') ?? ''
  if (isLocale(hint)) return { locale: hint, isAsked: true, cookie, suggestsKorean: false }

  const suggestsKorean = cookie === null && /^\s*ko\b/i.test(accepted)
  return { locale: cookie ?? localeOfBrowser(accepted), isAsked: false, cookie, suggestsKorean }
}

/** The choice is remembered by the answer itself: what a page handler returns takes no header from the context. */
const languageCookie = (shop: Shop, locale: Locale): string =>
  generateCookie('lang', locale, {
    path: '/',
    maxAge: LANGUAGE_DAYS * 86_400,
    sameSite: 'Lax',
    secure: shop.siteUrl().startsWith('https:'),
  })

/** Only the console looks at the staff cookie. */
function staffFor(c: HonoContext, shop: Shop, visitor: Context): Promise<StaffAtTheDoor> {
  const isConsole = /^\/admin(\/|\.data|$)/.test(new URL(c.req.url).pathname)
  const cookies = isConsole ? (c.req.header('cookie') ?? '') : ''
  return staffAtTheDoor(visitor, shop.siteUrl(), cookies, addressOf(c, shop))
}

/** The company by the name readers of this language know. */
async function siteName(ctx: Context): Promise<string> {
  const company = await findSettingsBelow(ctx, 'company.')
  return company[`name_${ctx.locale}`] ?? company.name ?? ''
}
