/** What the entry points need: a context for each caller, and the adapters chosen at the start. */
import type { Captcha } from '#domain/captcha.ts'
import type { Actor, Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'
import type { SafetyOverride } from '#web/context.ts'

import type { Outages } from './db/outages.ts'
import type { ReadOnly } from './db/read-only.ts'
import type { ApiKeyCache } from './http/api-key-cache.ts'
import type { ApiRateLimiter } from './http/api-rate-limiter.ts'
import type { ReportError } from './http/report-error.ts'
import type { Renders } from './load/renders.ts'
import type { Log } from './log/log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ListCache } from './response-cache/list-cache.ts'
import type { PageViewCounter } from './visits/page-view-counter.ts'

export type Shop = {
  context(actor: Actor, locale: Locale, source?: Context['source']): Context
  readOnly: ReadOnly
  captcha: Captcha
  /** The public origin, without a slash at the end. */
  siteUrl: () => string
  publicApiKey: string
  /** The partners' keys in use. */
  apiKeyCache: ApiKeyCache
  /** Public lists of the API; `null` where nothing is cached. */
  lists: ListCache | null
  /** How many calls of the API each caller makes. */
  rateLimiter: ApiRateLimiter
  isProduction: boolean
  /** Unsafe settings that were accepted by name. */
  overrides: readonly SafetyOverride[]
  /** `Strict-Transport-Security`, where the shop is reached over https. */
  hsts: string | null
  /** Number of trusted reverse proxies, i.e. how many `X-Forwarded-For` entries count. */
  trustedProxies: number
  log: Log
  /** Whether each dynamic request is a line of the log. */
  logsRequests: boolean
  metrics: Metrics
  /** Who may render a page now. */
  renders: Renders
  reportError: ReportError
  /** Asked before an error is taken for an unexpected error. */
  outages: Outages
  pageViewCounter: PageViewCounter
  /** After a new event of the card processor was stored. */
  onCardEvent(): void
}
