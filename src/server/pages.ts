/** The door for pages: language, policy of what may run, the context a loader finds, and what is kept of the answer. */
import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { problemIn } from '#i18n/catalogue.server.ts'
import type { AppLoadContext, CaptchaProvider, CardProvider } from '#web/context.ts'
import { previewsText } from '#web/private-paths.ts'
import { movedTo } from '#web/redirects.ts'

import { type StaffAtTheDoor, staffAtTheDoor } from './admin/staff-cookie.ts'
import { printPaper } from './documents/print-paper.ts'
import { accidentOf } from './http/accidents.ts'
import { clientName } from './http/client-name.ts'
import { type Asked, addressOf, localeOfRequest, sourceOf } from './http/door.ts'
import { type InlineScripts, pageHeaders } from './http/headers.ts'
import { type Language, languageCookie, languageOf } from './http/language.ts'
import { recordRefusedPage } from './http/refusals.ts'
import { named } from './http/request-id.ts'
import { keepSentForm } from './http/sent-form.ts'
import { MOVED_ROUTE, pageRoute, UNKNOWN_ROUTE } from './metrics/page-route.ts'
import { withoutNonce } from './page-cache/inline-scripts.ts'
import { withLateParts } from './page-cache/late-parts.ts'
import { PAGE_LIFE_MS, type PageCache } from './page-cache/page-cache.ts'
import { pageKeyOf } from './page-cache/page-key.ts'
import { responseOf } from './page-cache/response.ts'
import { storedPage } from './page-cache/stored-page.ts'
import type { Shop } from './shop.ts'
import { type SentForm, unavailableData, unavailablePage } from './unavailable-page.ts'

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

/** What the app itself adds: its calls as an OpenAPI document, made when a page asks. */
type AppParts = PageParts & { apiDocument: () => object }

export function pages(shop: Shop, parts: AppParts) {
  return async (c: Asked): Promise<Response> => {
    const url = new URL(c.req.url)
    c.set('route', UNKNOWN_ROUTE)
    const unreadable = unreadableAnswer(c, url.pathname)
    if (unreadable) return unreadable

    const elsewhere = movedTo(url)
    if (elsewhere) {
      c.set('route', MOVED_ROUTE)
      return c.redirect(elsewhere, 301)
    }
    c.set('route', pageRoute(await parts.build(), url.pathname))

    const visit = visitOf(c, url, shop, parts)
    const sentForm = keepSentForm(c.req.raw)
    try {
      return named(c, await answered(visit))
    } catch (error) {
      if (!(error instanceof OutageError) && !shop.outages.note(error)) throw error
      return named(c, (await staleAnswer(visit)) ?? unavailableAnswer(visit, await sentForm()))
    }
  }
}

/** What the router must not see; `null` for every other address. */
function unreadableAnswer(c: Asked, pathname: string): Response | null {
  // It would take what follows for another host.
  if (pathname.startsWith('//')) return c.text('Not found', 404)
  try {
    decodeURIComponent(pathname)
    return null
  } catch {
    // It would warn of each on stderr, and find no page.
    return c.text(problemIn(localeOfRequest(c), 'address_malformed'), 400)
  }
}

function visitOf(c: Asked, url: URL, shop: Shop, parts: AppParts): Visit {
  const asked = {
    cookies: c.req.header('cookie') ?? '',
    accepted: c.req.header('accept-language') ?? '',
  }
  const hint = url.searchParams.get('lang')
  const language = languageOf({ pathname: url.pathname, hint, ...asked })
  const isSecure = shop.siteUrl().startsWith('https:')
  const isChosen = language.isAsked && !previewsText(url.pathname)
  const target = url.pathname + url.search
  const key = parts.cache && pageKeyOf({ method: c.req.method, target, ...asked })?.key
  return {
    ...{ c, shop, parts, language, target },
    cookie: isChosen ? languageCookie(language.locale, isSecure) : null,
    shared: parts.cache && key ? { cache: parts.cache, key } : null,
    nonce: randomBytes(16).toString('base64'),
    hasMetOutage: false,
  }
}

async function answered(visit: Visit): Promise<Response> {
  if (visit.shared) return sharedAnswer(visit, visit.shared)

  const response = await ownAnswer(visit)
  if (visit.cookie !== null) response.headers.append('Set-Cookie', visit.cookie)
  return response
}

/** An older copy of a public page is better than none. */
function staleAnswer({ c, shared, cookie }: Visit): Promise<Response> | null {
  const page = shared?.cache.findStale(shared.key)
  return page ? responseOf(c, page, cookie) : null
}

function unavailableAnswer({ c, language, target }: Visit, form: SentForm | null): Response {
  if (new URL(c.req.url).pathname.endsWith('.data')) return unavailableData()
  return unavailablePage({ locale: language.locale, reason: 'outage', target, form })
}

/** A loader or an action met a database that can't be used. The router keeps such an error inside its own error page. */
class OutageError extends Error {
  override name = 'OutageError'
}

type Visit = {
  c: Asked
  shop: Shop
  parts: AppParts
  language: Language
  /** Path and query. */
  target: string
  /** Remembers the language when it was chosen by the address. */
  cookie: string | null
  /** Of a page that is the same for all. */
  shared: { cache: PageCache; key: string } | null
  nonce: string
  /** Set while the page is made. */
  hasMetOutage: boolean
}

/** A page of one visitor: its scripts carry a nonce, and it is not kept. */
async function ownAnswer(visit: Visit): Promise<Response> {
  const response = await rendered(visit, visit.c.req.raw)
  for (const [name, value] of headersOf(visit, { nonce: visit.nonce })) {
    response.headers.set(name, value)
  }
  return response
}

/** The same page for all who read this language. What is no finished page (unknown, failed) is not kept. */
async function sharedAnswer(
  visit: Visit,
  { cache, key }: NonNullable<Visit['shared']>,
): Promise<Response> {
  const { c, shop, cookie } = visit
  const making: { unkept: Whole | null } = { unkept: null }
  const page = await cache.of(key, async () => {
    const whole = await wholeAnswer(visit)
    const isFinished = whole.status === 200 && !whole.headers.has('Set-Cookie')
    if (!isFinished) making.unkept = whole
    const served = shop.metrics.servedOf(c.var.route ?? UNKNOWN_ROUTE)
    const staleAt = shop.context({ kind: 'visitor' }, 'en').now.getTime() + PAGE_LIFE_MS
    return isFinished ? storedPage(whole.body, [...whole.headers], staleAt, served) : null
  })
  if (page) return responseOf(c, page, cookie)

  const { status, headers, body } = making.unkept ?? (await wholeAnswer(visit))
  if (cookie !== null) headers.append('Set-Cookie', cookie)
  return new Response(hasNoBody(c, status) ? null : new Uint8Array(body), { status, headers })
}

const hasNoBody = (c: Asked, status: number): boolean =>
  c.req.method === 'HEAD' || status === 204 || status === 304

type Whole = { status: number; headers: Headers; body: Buffer }

/** Read to its end, so that its policy can name the scripts that stand in it. */
async function wholeAnswer(visit: Visit): Promise<Whole> {
  const { url, headers: asked } = visit.c.req.raw
  const response = await rendered(visit, new Request(url, { headers: asked }))
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const { html, digests } = isHtml
    ? withoutNonce(withLateParts(bytes.toString('utf8')), visit.nonce)
    : { html: null, digests: [] }
  for (const [name, value] of headersOf(visit, { digests })) headers.set(name, value)
  return { status, headers, body: html === null ? bytes : Buffer.from(html) }
}

const headersOf = ({ c, shop, parts }: Visit, scripts: InlineScripts) =>
  pageHeaders({
    scripts,
    path: new URL(c.req.url).pathname,
    cardProvider: parts.cardProvider,
    captchaProvider: parts.captchaProvider,
    analyticsScript: parts.analyticsScript,
    siteUrl: shop.siteUrl(),
    hsts: shop.hsts,
    isDev: parts.version === 'development',
  })

async function rendered(visit: Visit, request: Request): Promise<Response> {
  const { shop, parts } = visit
  const serverBuild = await parts.build()
  const provider = new RouterContextProvider()
  const loaded = await loadContextOf(visit)
  provider.set(contextKeyOf(serverBuild), loaded)
  const handle = createRequestHandler(serverBuild, shop.isProduction ? 'production' : 'development')
  const response = await handle(asReached(request, shop.siteUrl()), provider)
  if (visit.hasMetOutage) throw new OutageError('The database could not be used')
  if (response.status === 403) {
    const { pathname } = new URL(request.url)
    await recordRefusedPage(loaded.ctx, { method: request.method, pathname })
  }
  return response
}

async function loadContextOf(visit: Visit): Promise<AppLoadContext> {
  const { c, shop, parts, language, nonce } = visit
  const source = sourceOf(c, shop)
  const visitor = shop.context({ kind: 'visitor' }, language.locale, source)
  const staff = await staffFor(c, shop, visitor)
  return {
    ctx: staff.actor ? shop.context(staff.actor, language.locale, source) : visitor,
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
    overrides: shop.overrides,
    apiDocument: parts.apiDocument,
    printPaper: (paper) => printPaper(paper, shop.siteUrl()),
    address: () => addressOf(c, shop),
    reportAccident: (error, place) => {
      if (shop.outages.note(error)) {
        visit.hasMetOutage = true
        return
      }
      const accident = accidentOf('server', error, { place, version: parts.version })
      shop.reportAccident(accident, { requestId: c.var.requestId })
    },
  }
}

/**
 * The request under the address people see. Behind a proxy that ends TLS, the page would take a form for
 * one of another origin, because its own address says `http:`.
 */
function asReached(request: Request, siteUrl: string): Request {
  if (!siteUrl.startsWith('https:')) return request

  const { pathname, search } = new URL(request.url)
  const reached = new URL(siteUrl)
  reached.pathname = pathname
  reached.search = search
  const { method, headers, body } = request
  // `duplex` is asked for by Node with a streamed body and unknown to the browser's types.
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  return new Request(reached, init)
}

/** The key as the build knows it: a key imported here would be another object. */
const contextKeyOf = (build: ServerBuild) =>
  (build.entry.module as unknown as { appContext: typeof import('#web/context.ts').appContext })
    .appContext

/** Only the console looks at the staff cookie. */
function staffFor(c: Asked, shop: Shop, visitor: Context): Promise<StaffAtTheDoor> {
  const isConsole = /^\/admin(\/|\.data|$)/.test(new URL(c.req.url).pathname)
  const cookies = isConsole ? (c.req.header('cookie') ?? '') : ''
  const client = isConsole ? clientName(c.req.header('user-agent')) : ''
  return staffAtTheDoor(visitor, shop.siteUrl(), cookies, { address: addressOf(c, shop), client })
}

/** The company by the name readers of this language know. */
async function siteName(ctx: Context): Promise<string> {
  const company = await findSettingsBelow(ctx, 'company.')
  return company[`name_${ctx.locale}`] ?? company.name ?? ''
}
