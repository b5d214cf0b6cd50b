/** One page by the router: the context its loaders find, and the request as people see it. */
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

import type { Context } from '#domain/context.ts'
import type { AppLoadContext, CaptchaProvider, CardProvider } from '#web/context.ts'

import { type PendingStaff, pendingStaff } from '../admin/staff-cookie.ts'
import { findSeal } from '../documents/find-seal.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { addressOf, type RequestContext, sourceOf } from '../http/api-app.ts'
import { clientName } from '../http/client-name.ts'
import type { Language } from '../http/language.ts'
import { recordRefusedPage } from '../http/refusals.ts'
import { errorReportOf } from '../http/report-error.ts'
import type { PageCache } from '../response-cache/stored-page.ts'
import type { Shop } from '../shop.ts'
import { siteName } from './site-name.ts'

export type PageParts = {
  /** The current build: in development it is reloaded for each request. */
  build: () => Promise<ServerBuild>
  cardProvider: CardProvider
  captchaProvider: CaptchaProvider
  analyticsScript: string | null
  version: string
  /** `null` in development, where pages are not cached. */
  cache: PageCache | null
}

/** What the app itself adds: its calls as an OpenAPI document, made when a page asks. */
export type AppParts = PageParts & { apiDocument: () => object }

export type Visit = {
  c: RequestContext
  shop: Shop
  parts: AppParts
  build: ServerBuild
  language: Language
  /** Path and query as they came. */
  target: string
  /** The address that is rendered: without what the page does not read, and one for all that no route knows. */
  shown: URL
  /** Remembers the language when it was chosen by the address. */
  cookie: string | null
  /** Of a page that is the same for all. */
  shared: { cache: PageCache; key: string } | null
  /** `null` for a page that is the same for all. */
  nonce: string | null
  /** Set while the page is made. */
  hasMetOutage: boolean
}

/** A loader or an action met a database that can't be used. The router keeps such an error inside its own error page. */
export class OutageError extends Error {
  override name = 'OutageError'
}

/** The router's answer. Throws an `OutageError` when a loader or an action met one. */
export async function rendered(visit: Visit, request: Request): Promise<Response> {
  const { shop, build } = visit
  const provider = new RouterContextProvider()
  const loaded = await loadContextOf(visit)
  provider.set(contextKeyOf(build), loaded)
  const handle = handlerOf(build, shop)
  const response = await handle(asReached(request, shop.siteUrl()), provider)
  if (visit.hasMetOutage) throw new OutageError('The database could not be used')
  if (response.status === 403) {
    const { pathname } = new URL(request.url)
    await recordRefusedPage(loaded.ctx, { method: request.method, pathname })
  }
  return response
}

const HANDLERS = {
  production: new WeakMap<ServerBuild, RequestHandler>(),
  development: new WeakMap<ServerBuild, RequestHandler>(),
}

/** Made once for a build: it ranks the whole route table. */
export function handlerOf(build: ServerBuild, { isProduction }: Shop): RequestHandler {
  const mode = isProduction ? 'production' : 'development'
  const handler = HANDLERS[mode].get(build) ?? createRequestHandler(build, mode)
  HANDLERS[mode].set(build, handler)
  return handler
}

async function loadContextOf(visit: Visit): Promise<AppLoadContext> {
  const { c, shop, parts, language, nonce } = visit
  const source = sourceOf(c, shop)
  const visitor = shop.context({ kind: 'visitor' }, language.locale, source)
  const staff = await staffFor(visit, visitor)
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
    renderPdf: async (documents) =>
      renderPdf(documents, shop.siteUrl(), await findSeal(visitor, documents[0])),
    address: () => addressOf(c, shop),
    reportError: (error, place) => {
      if (shop.outages.note(error)) {
        visit.hasMetOutage = true
        return
      }
      const report = errorReportOf('server', error, { place, version: parts.version })
      shop.reportError(report, { requestId: c.var.requestId })
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

export const isConsolePath = (path: string): boolean => /^\/admin(\/|\.data|$)/.test(path)

/** Only the console looks at the staff cookie. */
function staffFor({ c, shop, shown }: Visit, visitor: Context): Promise<PendingStaff> {
  const isConsole = isConsolePath(shown.pathname)
  const cookies = isConsole ? (c.req.header('cookie') ?? '') : ''
  const client = isConsole ? clientName(c.req.header('user-agent')) : ''
  return pendingStaff(visitor, shop.siteUrl(), cookies, { address: addressOf(c, shop), client })
}
