/** Puts a shop together from its environment and opens it: database, jobs, doors. */
import type { Server } from 'node:http'

import type { Context } from '#domain/context.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.server.ts'
import { countCalls } from '#domain/rate-limits/count-calls.server.ts'
import { signingSecret } from '#domain/settings/signing-secret.server.ts'
import { countViews } from '#domain/visits/count-views.server.ts'
import type { CaptchaProvider, CardProvider } from '#web/context.ts'

import { type AppParts, createApp } from './app.ts'
import { monitorBackups } from './backup/timer.ts'
import { checkEncryptionKeys, openEncryptionKeys } from './config/encryption-keys.ts'
import type { Environment } from './config/env.ts'
import { contextMaker } from './context.ts'
import type { OpenDatabase } from './db/open.ts'
import { openOutages } from './db/outages.ts'
import { openPgNotifications } from './db/pg-notifications.ts'
import { readOnlyOn } from './db/read-only.ts'
import { readinessOf } from './db/readiness.ts'
import { openReferenceCache } from './db/reference-cache.ts'
import { createApiKeyCache } from './http/api-key-cache.ts'
import { createApiRateLimiter } from './http/api-rate-limiter.ts'
import type { Before } from './http/before.ts'
import { close, listen, logServerErrors, portOf } from './http/listen.ts'
import { errorReporter } from './http/report-error.ts'
import { guardRequests, hstsOf } from './http/request-guard.ts'
import { type Queue, startQueue } from './jobs/queue.ts'
import { runDueJobs, type Shift, startWorkers } from './jobs/worker.ts'
import { type Load, openLoad } from './load/load.ts'
import type { Log } from './log/log.ts'
import { openMailer } from './mail/mailer.ts'
import { gatherMetrics } from './metrics/gather.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openShopFigures } from './metrics/shop-figures.ts'
import { createListCache } from './response-cache/list-cache.ts'
import { routeTableFor } from './response-cache/route-table.ts'
import { serveCached } from './response-cache/serve.ts'
import { createPageCache } from './response-cache/stored-page.ts'
import { type Caches, watchContent } from './response-cache/watch-content.ts'
import {
  type Cards,
  chooseCaptcha,
  chooseCards,
  chooseCollector,
  chooseEmailTransport,
  chooseWebhookSender,
  SANDBOX_PATH,
} from './services.ts'
import type { Shop } from './shop.ts'
import { openPageViewCounter } from './visits/page-view-counter.ts'
import { openCardEventQueue } from './webhooks/card-event-queue.ts'

type Opening = {
  env: Environment
  /** With its schema and first rows: see `connect.ts`. */
  database: OpenDatabase
  pages: Omit<
    NonNullable<AppParts['pages']>,
    'cardProvider' | 'captchaProvider' | 'analyticsScript' | 'cache'
  > | null
  now?: () => Date
  log: Log
  before?: Before
  /** Where a test wants bounds of its own. */
  load?: Load
  /** How long a request that is on its way is awaited at the end. 0 where a test has its answers. */
  lastRequestMs?: number
  /** Off where a test does the work itself, with `runJobs`. */
  worksInBackground?: boolean
}

export type OpenShop = {
  url: string
  server: Server
  shop: Shop
  load: Load
  queue: Queue
  cards: Cards
  /** Everything that is due, once; e-mails and webhooks among it. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

const DRAIN_MS = 10_000

export async function openShop(opening: Opening): Promise<OpenShop> {
  const { env, database, log, now = () => new Date(), worksInBackground = true } = opening
  for (const warning of env.warnings) log.warn(warning)
  const address = { url: env.publicUrl ?? '', shopPort: 0, sandboxPort: 0 }
  const cards = await chooseCards(env, {
    pool: database.pool,
    now,
    shopPort: () => address.shopPort,
    sandboxPort: () => address.sandboxPort,
  })
  await cards.sandbox?.prepare()

  const notifications = openPgNotifications(database.connection)
  const heard = worksInBackground ? notifications : null
  const outages = openOutages(log, Date.now)
  const onQueueError = (error: Error) => {
    if (!outages.note(error)) log.error('the job queue failed', { error: error.message })
  }
  const queue = await startQueue(database.jobs.pool, {
    notifications: heard,
    onError: onQueueError,
  })
  const reference = openReferenceCache()
  await reference.watch(heard)
  const parts = {
    reference,
    queue,
    cards: cards.gateway,
    keys: openEncryptionKeys(env),
    now,
    undoSeconds: env.undoSeconds,
  }
  const context = contextMaker({ ...parts, db: database.db })
  const system = () => context({ kind: 'system' }, 'en')
  const contextOfJobs = contextMaker({ ...parts, db: database.jobs.db })
  const systemOfJobs = () => contextOfJobs({ kind: 'system' }, 'en')
  await checkEncryptionKeys(system(), { isProduction: env.isProduction, log })
  const captcha = chooseCaptcha(env, {
    now,
    secret: await signingSecret(system(), 'captcha'),
    consumeOnce: async (signature) =>
      (await consumeRateLimit(system(), 'captcha_answer', signature)).ok,
  })
  const caches = openCaches(opening, () => now().getTime())
  const version = opening.pages?.version ?? 'none'
  const load = opening.load ?? openLoad({ trustedProxies: env.trustedProxies })
  const metrics = openMetrics({
    version,
    caches,
    load,
    pools: { requests: database.pool, jobs: database.jobs.pool },
  })
  const reportError = errorReporter({
    context: system,
    collector: chooseCollector(env),
    log,
    metrics,
  })
  const pageViewCounter = openPageViewCounter({
    save: (counted) => countViews(system(), counted),
    log,
    isTimed: worksInBackground,
  })
  const rateLimiter = createApiRateLimiter({
    add: (counted, resetsAt) => countCalls(system(), counted, resetsAt),
    now,
    log,
    isTimed: worksInBackground,
  })
  const background = { context: systemOfJobs, reportError, outages, metrics, onError: onQueueError }
  const cardEvents = openCardEventQueue({ ...background, isTimed: worksInBackground })
  const shop: Shop = {
    context,
    readOnly: readOnlyOn(database.pool),
    captcha,
    siteUrl: () => address.url,
    publicApiKey: env.publicApiKey,
    apiKeyCache: createApiKeyCache(),
    lists: caches?.lists ?? null,
    rateLimiter,
    isProduction: env.isProduction,
    overrides: env.overrides,
    hsts: hstsOf(env),
    trustedProxies: env.trustedProxies,
    renders: load.renders,
    log,
    logsRequests: env.log.format === 'json',
    metrics,
    reportError,
    outages,
    pageViewCounter,
    onCardEvent: cardEvents.wake,
  }
  if (caches) await watchContent(notifications, caches, log)
  const pages = opening.pages && {
    ...opening.pages,
    cardProvider: cardProviderOf(cards, env),
    captchaProvider: captchaProviderOf(env),
    analyticsScript: env.analyticsScript,
    cache: caches?.pages ?? null,
  }
  let isClosing = false
  const isUsable = readinessOf(database.pool, outages)
  const isReady = async () => !isClosing && (await isUsable())
  const app = createApp(shop, {
    sandbox: cards.sandbox?.app ?? null,
    pages,
    isReady,
    metrics: {
      gather: gatherMetrics(metrics.registries),
      // Requests that wait for a connection do not keep anybody from seeing that they do.
      figures: openShopFigures({ context: systemOfJobs, pool: database.jobs.pool }),
      token: env.metricsToken,
    },
  })

  const sandboxServer = cards.sandbox
    ? await listen(cards.sandbox.app.fetch, { host: '127.0.0.1', port: 0, exclusive: true })
    : null
  if (sandboxServer) address.sandboxPort = portOf(sandboxServer)
  const isSecure = () => address.url.startsWith('https:')
  const kept =
    caches && pages && serveCached(caches.pages, routeTableFor(await pages.build()), isSecure)
  const inner: Before = opening.before ?? kept ?? ((_request, _response, next) => next())
  const guard = guardRequests({ ...env, hsts: shop.hsts }, load.around(inner))
  const onError = logServerErrors(log, Date.now)
  const server = await listen(app.fetch, env, { before: guard, load, onError })
  address.shopPort = portOf(server)
  address.url ||= `http://localhost:${address.shopPort}`

  const mailer = openMailer({
    ...background,
    emailTransport: chooseEmailTransport(env, address.url),
    load,
  })
  const shift = {
    ...background,
    queue,
    mailer,
    cardEvents,
    pool: database.jobs.pool,
    sendWebhook: chooseWebhookSender(env),
  }
  const timed = worksInBackground ? await startBackground(opening, cards, shift, system) : null

  return {
    url: address.url,
    server,
    shop,
    load,
    queue,
    cards,
    runJobs: () => runDueJobs(shift),
    async close() {
      isClosing = true
      await close(server, opening.lastRequestMs)
      load.close()
      await timed?.stop()
      // Only this process asks it.
      if (sandboxServer) await close(sandboxServer, 0)
      await pageViewCounter.close()
      await rateLimiter.close()
      await queue.boss.stop({ graceful: true, timeout: DRAIN_MS, close: false })
      await notifications.close()
      await database.close()
    },
  }
}

/** What goes on without being asked: jobs, the payment sandbox's messages, backups. The queue is stopped by itself. */
async function startBackground(
  { env, database }: Opening,
  { sandbox }: Cards,
  shift: Shift,
  context: () => Context,
): Promise<{ stop(): Promise<void> }> {
  await startWorkers(shift)
  const stopDelivery = sandbox?.startDelivery()
  const { reportError } = shift
  const backups = await monitorBackups(env, database, { context, reportError })
  return {
    async stop() {
      await Promise.all([shift.mailer.stop(), shift.cardEvents.stop()])
      await stopDelivery?.()
      await backups?.close()
    },
  }
}

/** In development nothing is cached. */
const openCaches = ({ pages }: Opening, now: () => number): Caches | null =>
  pages === null || pages.version === 'development'
    ? null
    : { pages: createPageCache(now), lists: createListCache(now) }

const captchaProviderOf = ({ recaptcha }: Environment): CaptchaProvider =>
  recaptcha ? { kind: 'recaptcha', siteKey: recaptcha.siteKey } : { kind: 'proof-of-work' }

const cardProviderOf = ({ sandbox, publishableKey }: Cards, env: Environment): CardProvider =>
  sandbox
    ? { kind: 'sandbox', publishableKey, basePath: SANDBOX_PATH }
    : { kind: 'stripe', publishableKey, isTest: env.stripe?.isTest ?? false }
