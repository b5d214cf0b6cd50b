/** Mounts every entry point of the shop, in order. Starts nothing and listens on nothing. */
import { existsSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono, Context as HonoContext } from 'hono'
import { compress } from 'hono/compress'

import { TooBusyError } from '#domain/accounts/passwords/password.server.ts'
import { withoutSecrets } from '#domain/error-reports/error-report.ts'
import { printSvg } from '#domain/prints/print.ts'
import { sealSvg } from '#domain/prints/seal.ts'
import { SOCIAL_PREFIX } from '#web/site/social-path.ts'

import { mountAccounts } from './api/accounts.ts'
import { mountCaptcha } from './api/captcha.ts'
import { mountCatalog } from './api/catalog.ts'
import { mountContent } from './api/content.ts'
import { mountSite } from './api/site.ts'
import { browserReports } from './browser-reports/browser-reports.ts'
import { reorderDay } from './calendar/reorder-day.ts'
import { devMailbox } from './dev/mailbox.ts'
import { graphql } from './graphql/endpoint.ts'
import { type ApiApp, createApi, refuse } from './http/api-app.ts'
import { withCaller } from './http/caller.ts'
import { withForeignOrigin } from './http/foreign-origin.ts'
import { jsonOnly, limitBody, plainBody, withApiKey, withLocale } from './http/guards.ts'
import { REPORTS_PATH } from './http/headers.ts'
import { observed } from './http/observed.ts'
import { withRefusals } from './http/refusals.ts'
import { errorReportOf } from './http/report-error.ts'
import { REQUEST_ID, withRequestId } from './http/request-id.ts'
import { unknownCall } from './http/unknown-call.ts'
import { type MetricsParts, metricsEndpoint } from './metrics/endpoint.ts'
import { describeCalls } from './openapi/description.ts'
import { postmanCollection } from './openapi/postman.ts'
import { manifest } from './pages/manifest.ts'
import { pages } from './pages/pages.ts'
import type { PageParts } from './pages/render-page.ts'
import { UNAVAILABLE_RETRY_SECONDS } from './pages/unavailable-page.ts'
import { pictureFiles } from './pictures/files.ts'
import { drawingFiles, sealRowFiles } from './prints/files.ts'
import { feedFile } from './seo/feed.ts'
import { robots } from './seo/robots.ts'
import { sitemap } from './seo/sitemap.ts'
import { CARD_EVENTS_PATH, SANDBOX_PATH } from './services.ts'
import type { Shop } from './shop.ts'
import { socialFiles } from './social/social-files.ts'
import { mountAddresses } from './v1/addresses.ts'
import { mountDocuments } from './v1/documents.ts'
import { mountDrafts } from './v1/drafts.ts'
import { mountMessages } from './v1/messages.ts'
import { mountOrderStatus } from './v1/order-status.ts'
import { mountOrders } from './v1/orders.ts'
import { mountReference } from './v1/reference.ts'
import { cardEvents } from './webhooks/card-events.ts'
import { wellKnown } from './well-known/well-known.ts'

export type AppParts = {
  /** The payment sandbox as a browser reaches it; `null` with real keys. */
  sandbox: Hono | null
  /** `null` in tests of the API alone. */
  pages: (PageParts & { clientDir: string }) | null
  /** Whether the database answers; asked by `/readyz`. */
  isReady: () => Promise<boolean>
  metrics: MetricsParts | null
}

export function createApp(shop: Shop, parts: AppParts): ApiApp {
  // Not strict: a trailing slash is accepted, as the specification writes some calls with one.
  const app: ApiApp = new OpenAPIHono({ strict: false })
  app.onError((error, c) => {
    if (error instanceof TooBusyError) return refuse(c, 'too_busy')
    // The answer has no reader; the metrics count it among those that a caller caused.
    if (senderLeft(c)) return c.body(null, 400)
    if (shop.outages.note(error)) {
      return refuse(c, { code: 'unavailable', retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS })
    }
    const place = `${c.req.method} ${withoutSecrets(c.req.path)}`
    const version = parts.pages?.version ?? ''
    const { requestId } = c.var
    shop.reportError(errorReportOf('server', error, { place, version }), { requestId })
    return refuse(c, 'unexpected')
  })

  app.use(observed(shop), withRequestId, plainBody)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) =>
    (await parts.isReady()) ? c.text('ready') : c.text('not ready', 503),
  )
  if (parts.metrics) app.route('/metrics', metricsEndpoint(shop, parts.metrics))
  app.route(CARD_EVENTS_PATH, cardEvents(shop))
  if (parts.sandbox) app.route(SANDBOX_PATH, parts.sandbox)
  if (!shop.isProduction) app.route('/dev', devMailbox(shop))
  app.route('/prints', drawingFiles(printSvg))
  app.route('/seals', sealRowFiles())
  app.route('/seals', drawingFiles(sealSvg))
  app.route('/pictures', pictureFiles(shop))
  app.route(SOCIAL_PREFIX, socialFiles(shop))
  app.route('/manifest.webmanifest', manifest(shop))
  app.route('/calendar/reorder.ics', reorderDay(shop))
  app.route('/.well-known', wellKnown(shop))
  app.route(REPORTS_PATH, browserReports(shop, parts.pages?.version ?? ''))
  app.get('/robots.txt', robots(shop))
  app.get('/sitemap.xml', sitemap(shop, parts.pages?.cache ?? null))
  app.get('/feeds/:feed/:file', feedFile(shop, parts.pages?.cache ?? null))
  // Pages among the calls: they are mounted first, so that no rule of a call meets them.
  if (parts.pages) {
    const answer = pages(shop, {
      ...parts.pages,
      apiDocument: () => describeCalls(app, shop.siteUrl()),
    })
    for (const path of DOCS_PATHS) app.all(path, compress(), answer)
  }
  app.route('/api', websiteApi(shop))
  app.route('/v1', keyedApi(shop))
  app.route('/graphql', graphql(shop))
  app.get('/api/openapi.json', compress(), (c) => c.json(describeCalls(app, shop.siteUrl())))
  app.get('/api/postman.json', compress(), (c) =>
    c.json(postmanCollection(describeCalls(app, shop.siteUrl()))),
  )
  app.all('/api/*', unknownCall(app))
  app.all('/v1/*', unknownCall(app))
  app.all('/graphql/*', unknownCall(app))

  if (parts.pages) mountPages(app, shop, parts.pages)
  return app
}

/** Before the end of the body. Where a test calls the app directly there is no message of Node's. */
function senderLeft(c: HonoContext): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.destroyed === true && !incoming.complete
}

/** The reference and the address above it, as pages and as their data. */
const DOCS_PATHS = ['/api', '/api.data', '/api/docs.data', '/api/docs/*'] as const

function websiteApi(shop: Shop) {
  const api = createApi()
  api.use(withLocale(shop), withCaller(shop), withRefusals, withForeignOrigin)
  api.use(limitBody, jsonOnly)
  mountCaptcha(api, shop)
  mountAccounts(api, shop)
  mountCatalog(api, shop)
  mountContent(api, shop)
  mountSite(api, shop)
  return api
}

function keyedApi(shop: Shop) {
  const api = createApi()
  api.use(withLocale(shop), withCaller(shop), withRefusals, withForeignOrigin)
  api.use(withApiKey, limitBody, jsonOnly)
  mountReference(api, shop)
  mountAddresses(api)
  mountMessages(api, shop)
  mountOrders(api, shop)
  mountDocuments(api, shop)
  mountDrafts(api, shop)
  mountOrderStatus(api)
  return api
}

const YEAR_SECONDS = 31_536_000

function mountPages(
  app: ApiApp,
  shop: Shop,
  { clientDir, ...parts }: PageParts & { clientDir: string },
): void {
  app.get('/version.json', (c) => c.json({ version: parts.version }))
  if (existsSync(clientDir)) {
    // Files of this folder have a digest of their content in their name.
    for (const path of ['/assets/*', '/images/pictures/*', '/images/social/*']) {
      app.use(
        path,
        serveStatic({
          root: clientDir,
          precompressed: true,
          onFound: keep(`public, max-age=${YEAR_SECONDS}, immutable`),
        }),
      )
    }
    app.use(
      '/*',
      serveStatic({ root: clientDir, precompressed: true, onFound: keep('public, max-age=3600') }),
    )
  }
  app.all(
    '*',
    compress(),
    pages(shop, { ...parts, apiDocument: () => describeCalls(app, shop.siteUrl()) }),
  )
}

const keep = (policy: string) => (_path: string, c: HonoContext) => {
  c.header('Cache-Control', policy)
  // The same file for everybody: no call to ask about.
  c.header(REQUEST_ID, undefined)
}
