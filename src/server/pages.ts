/** The door for pages: language, policy of what may run, the context a loader finds, and what is kept of the answer. */
import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import type { AppLoadContext, CaptchaProvider, CardProvider } from '#web/context.ts'
import { movedTo } from '#web/redirects.ts'

import { describeAccident } from './accident.ts'
import { type StaffAtTheDoor, staffAtTheDoor } from './admin/staff-cookie.ts'
import { accidentOf } from './http/accidents.ts'
import { checkCaptcha } from './http/captcha.ts'
import { addressOf } from './http/door.ts'
import { type InlineScripts, pageHeaders } from './http/headers.ts'
import { type Language, languageCookie, languageOf } from './http/language.ts'
import { inlineScriptDigests } from './page-cache/inline-scripts.ts'
import { PAGE_LIFE_MS, type PageCache } from './page-cache/page-cache.ts'
import { pageKeyOf } from './page-cache/page-key.ts'
import {
  bodyIn,
  encodingFor,
  isKnown,
  type StoredPage,
  storedPage,
} from './page-cache/stored-page.ts'
import type { Shop } from './shop.ts'

export type PageParts = {
  /** The build now: in development it is read anew for each request. */
  build: () => Promise<ServerBuild>
  cardProvider: CardProvider
  captchaProvider: CaptchaProvider
  analyticsScript: string | null
  version: string
  /** `null` in development, where every page is made anew. */
  cache: PageCache | null
}

export function pages(shop: Shop, parts: PageParts) {
  return async (c: HonoContext): Promise<Response> => {
    const elsewhere = movedTo(new URL(c.req.url))
    if (elsewhere) return c.redirect(elsewhere, 301)

    const url = new URL(c.req.url)
    const asked = {
      cookies: c.req.header('cookie') ?? '',
      accepted: c.req.header('accept-language') ?? '',
    }
    const language = languageOf({
      pathname: url.pathname,
      hint: url.searchParams.get('lang'),
      ...asked,
    })
    const visit: Visit = { c, shop, parts, language }
    const target = url.pathname + url.search
    const key = parts.cache && pageKeyOf({ method: c.req.method, target, ...asked })?.key
    const response =
      parts.cache && key ? await sharedAnswer(visit, parts.cache, key) : await ownAnswer(visit)
    if (language.isAsked) {
      const isSecure = shop.siteUrl().startsWith('https:')
      response.headers.append('Set-Cookie', languageCookie(language.locale, isSecure))
    }
    return response
  }
}

type Visit = { c: HonoContext; shop: Shop; parts: PageParts; language: Language }

/** A page of one visitor: its scripts carry a nonce, and it is not kept. */
async function ownAnswer(visit: Visit): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const response = await rendered(visit, visit.c.req.raw, nonce)
  for (const [name, value] of headersOf(visit, { nonce })) response.headers.set(name, value)
  return response
}

/** The same page for all who read this language. What is no finished page (unknown, failed) is not kept. */
async function sharedAnswer(visit: Visit, cache: PageCache, key: string): Promise<Response> {
  const making: { unkept: Response | null } = { unkept: null }
  const page = await cache.of(key, async () => {
    const whole = await wholeAnswer(visit)
    if (whole.status === 200 && !whole.headers.has('Set-Cookie')) return keptOf(visit, whole)
    making.unkept = whole
    return null
  })
  if (page) return answerFrom(visit.c, page)
  return making.unkept ?? (await wholeAnswer(visit))
}

/** Read to its end, so that its policy can name the scripts that stand in it. */
async function wholeAnswer(visit: Visit): Promise<Response> {
  const { url, headers } = visit.c.req.raw
  const response = await rendered(visit, new Request(url, { headers }), null)
  const body = response.body === null ? null : Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  const digests = isHtml && body ? inlineScriptDigests(body.toString('utf8')) : []
  const whole = new Response(body, response)
  for (const [name, value] of headersOf(visit, { digests })) whole.headers.set(name, value)
  return whole
}

async function keptOf({ shop }: Visit, whole: Response): Promise<StoredPage> {
  const body = Buffer.from(await whole.arrayBuffer())
  const staleAt = shop.context({ kind: 'visitor' }, 'en').now.getTime() + PAGE_LIFE_MS
  return storedPage(body, [...whole.headers], staleAt)
}

async function answerFrom(c: HonoContext, page: StoredPage): Promise<Response> {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  if (isKnown(page, c.req.header('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  const whole = page.bodies.get('identity')?.length ?? 0
  const encoding = encodingFor(c.req.header('accept-encoding'), whole)
  const body = await bodyIn(page, encoding)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

const headersOf = ({ c, shop, parts }: Visit, scripts: InlineScripts) =>
  pageHeaders({
    scripts,
    path: new URL(c.req.url).pathname,
    cardProvider: parts.cardProvider,
    captchaProvider: parts.captchaProvider,
    analyticsScript: parts.analyticsScript,
    siteUrl: shop.siteUrl(),
    isDev: parts.version === 'development',
  })

async function rendered(visit: Visit, request: Request, nonce: string | null): Promise<Response> {
  const { shop, parts } = visit
  const serverBuild = await parts.build()
  const provider = new RouterContextProvider()
  provider.set(contextKeyOf(serverBuild), await loadContextOf(visit, nonce))
  const handle = createRequestHandler(serverBuild, shop.isProduction ? 'production' : 'development')
  return handle(asReached(request, shop.siteUrl()), provider)
}

async function loadContextOf(visit: Visit, nonce: string | null): Promise<AppLoadContext> {
  const { c, shop, parts, language } = visit
  const visitor = shop.context({ kind: 'visitor' }, language.locale)
  const staff = await staffFor(c, shop, visitor)
  return {
    ctx: staff.actor ? shop.context(staff.actor, language.locale) : visitor,
    locale: language.locale,
    nonce,
    site: {
      url: shop.siteUrl(),
      name: await siteName(visitor),
      isProduction: shop.isProduction,
      publicApiKey: shop.publicApiKey,
      cardProvider: parts.cardProvider,
      captcha: parts.captchaProvider,
      analyticsScript: parts.analyticsScript,
      cookieLocale: language.cookie,
      suggestsKorean: language.suggestsKorean,
      version: parts.version,
    },
    staff: staff.page,
    address: () => addressOf(c, shop),
    reportAccident: (error, place) => {
      shop.log(`${place} failed: ${describeAccident(error)}`)
      shop.reportAccident(accidentOf('server', error, { place, version: parts.version }))
    },
    verifyCaptcha: (response) =>
      checkCaptcha(visitor, shop, { address: addressOf(c, shop), response }),
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

/** The key as the build knows it: a key imported here would be another object. */
const contextKeyOf = (build: ServerBuild) =>
  (build.entry.module as unknown as { appContext: typeof import('#web/context.ts').appContext })
    .appContext

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
