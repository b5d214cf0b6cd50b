/** The entry point for pages: language, content security policy, the loaders' context, and caching of the answer. */
import { randomBytes } from 'node:crypto'
import type { ServerBuild } from 'react-router'

import { problemIn } from '#i18n/catalogue.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isStorable } from '#shared/stored-text.ts'
import { previewsText } from '#web/site/private-paths.ts'
import { movedTo } from '#web/site/redirects.ts'

import { clientNetworkOfCall, localeOfRequest, type RequestContext } from '../http/api-app.ts'
import { pageHeaders } from '../http/headers.ts'
import { languageCookie, languageOf } from '../http/language.ts'
import { named } from '../http/request-id.ts'
import { saveSentForm } from '../http/sent-form.ts'
import type { LoadReason } from '../load/policy.ts'
import type { RenderRefusal } from '../load/renders.ts'
import { MOVED_ROUTE, pageRoute, UNKNOWN_ROUTE } from '../metrics/page-route.ts'
import { isMissingPage, missingPageKeyOf, pageKeyOf } from '../response-cache/page-key.ts'
import { responseOf } from '../response-cache/response.ts'
import { CACHED_MS } from '../response-cache/response-cache.ts'
import { routeTableFor } from '../response-cache/route-table.ts'
import { type StoredPage, storedPage } from '../response-cache/stored-page.ts'
import type { Shop } from '../shop.ts'
import { inBrotli } from './in-brotli.ts'
import { plainAddress } from './plain-address.ts'
import { type AppParts, isConsolePath, OutageError, rendered, type Visit } from './render-page.ts'
import { asksForRoutes, routeList } from './route-list.ts'
import {
  type SentForm,
  type UnavailableReason,
  unavailableData,
  unavailablePage,
} from './unavailable-page.ts'

export function pages(shop: Shop, parts: AppParts) {
  return async (c: RequestContext): Promise<Response> => {
    const url = new URL(c.req.url)
    c.set('route', UNKNOWN_ROUTE)
    const unreadable = unreadableAnswer(c, url.pathname)
    if (unreadable) return unreadable

    const elsewhere = movedTo(url) ?? plainAddress(url)
    if (elsewhere) {
      c.set('route', MOVED_ROUTE)
      return c.redirect(elsewhere, 301)
    }
    const build = await parts.build()
    c.set('route', pageRoute(build, url.pathname))
    if (asksForRoutes(url, build)) return routeList(c, shop, build)

    const visit = visitOf(c, shop, parts, build)
    const sentForm = saveSentForm(c.req.raw)
    const instead = async (reason: UnavailableReason) =>
      named(c, (await staleAnswer(visit)) ?? unavailableAnswer(visit, reason, await sentForm()))
    try {
      const answer = await answered(visit)
      return answer.ok ? named(c, answer.value) : instead(REFUSED_AS[answer.error.reason])
    } catch (error) {
      if (!(error instanceof OutageError) && !shop.outages.note(error)) throw error
      return instead('outage')
    }
  }
}

/** What the router must not see; `null` for every other address. */
function unreadableAnswer(c: RequestContext, pathname: string): Response | null {
  // It would take what follows for another host.
  if (pathname.startsWith('//')) return c.text('Not found', 404)
  const path = decoded(pathname)
  // The router would warn of each on stderr, and find no page.
  if (path !== null && (isRead(c.req.raw) || isStorable(path))) return null
  return c.text(problemIn(localeOfRequest(c), 'address_malformed'), 400)
}

/** Who reads at an address that nothing can be stored under gets the page of unknown addresses. */
const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

const REFUSED_AS = { network: 'limited', total: 'busy' } as const satisfies Record<
  LoadReason,
  UnavailableReason
>

function visitOf(c: RequestContext, shop: Shop, parts: AppParts, build: ServerBuild): Visit {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const target = pathname + search
  const asked = {
    method: c.req.method,
    target,
    cookies: c.req.header('cookie') ?? '',
    accepted: c.req.header('accept-language') ?? '',
  }
  const language = languageOf({ pathname, hint: searchParams.get('lang'), ...asked })
  const isSecure = shop.siteUrl().startsWith('https:')
  const isChosen = language.isAsked && !previewsText(pathname)
  const routes = routeTableFor(build)
  const page = pageKeyOf(asked, routes) ?? missingPageKeyOf(asked, routes)
  const key = page?.key ?? null
  const shared = parts.cache && key !== null ? { cache: parts.cache, key } : null
  return {
    c,
    shop,
    parts,
    build,
    language,
    target,
    shared,
    shown: new URL(page?.target ?? target, c.req.url),
    cookie: isChosen ? languageCookie(language.locale, isSecure) : null,
    // A nonce in a cached page would be known after the first visitor.
    nonce: shared ? null : randomBytes(16).toString('base64'),
    hasMetOutage: false,
  }
}

async function answered(visit: Visit): Promise<Result<Response, RenderRefusal>> {
  if (visit.shared) return sharedAnswer(visit, visit.shared)

  const answer = await inTurn(visit, () => ownAnswer(visit))
  if (answer.ok && visit.cookie !== null) answer.value.headers.append('Set-Cookie', visit.cookie)
  return answer
}

/** Renders within what the visitor's network and the process can take. */
async function inTurn<T>(
  { c, shop, shown }: Visit,
  render: () => Promise<T>,
): Promise<Result<T, RenderRefusal>> {
  const lane = isConsolePath(shown.pathname) ? 'console' : 'site'
  const turn = await shop.renders.enter(clientNetworkOfCall(c, shop), lane)
  if (!turn.isAdmitted) return fail(turn)
  try {
    return ok(await render())
  } finally {
    turn.leave()
  }
}

/** An older copy of a public page is better than none. */
function staleAnswer({ c, shared, cookie }: Visit): Promise<Response> | null {
  const page = shared?.cache.findStale(shared.key)
  return page ? responseOf(c, page, cookie) : null
}

function unavailableAnswer(
  { c, shown, language: { locale }, target }: Visit,
  reason: UnavailableReason,
  form: SentForm | null,
): Response {
  if (shown.pathname.endsWith('.data')) return unavailableData()
  const tries = reason === 'outage' && c.req.method === 'GET'
  return unavailablePage({ locale, reason, target, form, tries })
}

/** A page of one visitor: its scripts carry a nonce, and it is not cached. */
async function ownAnswer(visit: Visit): Promise<Response> {
  const { shown, target } = visit
  const { raw } = visit.c.req
  const isAsAsked = shown.pathname + shown.search === target
  const asked = isAsAsked ? raw : new Request(shown, { method: raw.method, headers: raw.headers })
  const response = await rendered(visit, asked)
  for (const [name, value] of headersOf(visit)) {
    response.headers.set(name, value)
  }
  return inBrotli(response, raw)
}

/** One page for all readers of a language. Unfinished pages (not found, failed) are not cached. */
async function sharedAnswer(
  visit: Visit,
  { cache, key }: NonNullable<Visit['shared']>,
): Promise<Result<Response, RenderRefusal>> {
  const { c, cookie } = visit
  const making: { unkept: Result<RenderedPage, RenderRefusal> | null } = { unkept: null }
  const make = async () => {
    const whole = await inTurn(visit, () => wholeAnswer(visit))
    if (whole.ok && isFinished(visit, whole.value)) return storedAnswer(whole.value, visit)
    making.unkept = whole
    return null
  }
  const page = cache.find(key) ?? (await cache.of(key, make))
  if (page) return ok(await responseOf(c, page, cookie))

  const own = making.unkept ?? (await inTurn(visit, () => wholeAnswer(visit)))
  if (!own.ok) return own
  const { status, headers, body } = own.value
  if (cookie !== null) headers.append('Set-Cookie', cookie)
  return ok(new Response(hasNoBody(c, status) ? null : new Uint8Array(body), { status, headers }))
}

/** An unknown address is finished as such. Of its data, only the part that says so has the status. */
const isFinished = ({ shown }: Visit, { status, headers }: RenderedPage): boolean =>
  (status === 200 || (status === 404 && isMissingPage(shown.pathname))) &&
  !headers.has('Set-Cookie')

function storedAnswer({ status, headers, body }: RenderedPage, { c, shop }: Visit): StoredPage {
  const staleAt = shop.context({ kind: 'visitor' }, 'en').now.getTime() + CACHED_MS
  const served = shop.metrics.servedOf(c.var.route ?? UNKNOWN_ROUTE)
  return storedPage(body, [...headers], { staleAt, status, served })
}

const hasNoBody = (c: RequestContext, status: number): boolean =>
  c.req.method === 'HEAD' || status === 204 || status === 304

type RenderedPage = { status: number; headers: Headers; body: Buffer }

/** Read to its end, to be compressed and cached. */
async function wholeAnswer(visit: Visit): Promise<RenderedPage> {
  const { headers: asked } = visit.c.req.raw
  const response = await rendered(visit, new Request(visit.shown, { headers: asked }))
  const { status, headers } = response
  for (const [name, value] of headersOf(visit)) headers.set(name, value)
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

const headersOf = ({ shown, shop, parts, nonce }: Visit) =>
  pageHeaders({
    nonce,
    path: shown.pathname,
    cardProvider: parts.cardProvider,
    captchaProvider: parts.captchaProvider,
    analyticsScript: parts.analyticsScript,
    siteUrl: shop.siteUrl(),
    hsts: shop.hsts,
    isDev: parts.version === 'development',
  })
