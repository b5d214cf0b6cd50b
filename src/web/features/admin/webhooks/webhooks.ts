/** What can be done with endpoints and deliveries, what was typed, and what comes back when it is refused. */
import type {
  EndpointRefusal,
  NewEndpointRefusal,
} from '#domain/webhooks/manage-endpoints.server.ts'

const WORKS = [
  'make_endpoint',
  'renew_secret',
  'switch_on',
  'switch_off',
  'send_test',
  'redeliver',
  'redeliver_dead',
] as const
export type WebhookWork = (typeof WORKS)[number]

export const isWebhookWork = (word: string | null): word is WebhookWork =>
  WORKS.some((work) => work === word)

/** Works that a page tells of once they are done; the others answer with a secret. */
export type DoneWork = Exclude<WebhookWork, 'make_endpoint' | 'renew_secret'>

export const doneWorkIn = (word: string | null): DoneWork | null =>
  isWebhookWork(word) && word !== 'make_endpoint' && word !== 'renew_secret' ? word : null

export type WebhookTyped = { partnerId: string; url: string; kinds: string[] }

export type WebhookRefused = {
  kind: 'refused'
  work: WebhookWork
  code: NewEndpointRefusal | EndpointRefusal
  typed: WebhookTyped
}

/** A secret stands in this answer and nowhere else. */
export type WebhookAnswer = WebhookRefused | { kind: 'secret'; secret: string; url: string }

export type WebhookField = 'partnerId' | 'url' | 'kinds'

/** Beside which field a refusal stands; the others are about the whole. */
const FIELD_OF = {
  partner_unknown: 'partnerId',
  url_invalid: 'url',
  url_not_secure: 'url',
  url_port: 'url',
  url_not_public: 'url',
  endpoint_known: 'url',
  kinds_missing: 'kinds',
  endpoint_off: null,
  forbidden: null,
  not_found: null,
} as const satisfies Record<WebhookRefused['code'], WebhookField | null>

export const fieldOf = (code: WebhookRefused['code']): WebhookField | null => FIELD_OF[code]

export const LOG_FILTERS = ['all', 'waiting', 'dead', 'delivered'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export const logFilterOf = (typed: string | null): LogFilter =>
  LOG_FILTERS.find((name) => name === typed) ?? 'all'

/** A page of a log, of one endpoint or of all: `base` is the page it stands on. */
export const logPath = (base: string, filter: LogFilter, page = 1): string =>
  `${base}?state=${filter}${page > 1 ? `&page=${page}` : ''}`
