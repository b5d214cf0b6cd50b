/** What can be done with endpoints and deliveries, what was typed, and the errors that come back. */
import type {
  EndpointRefusal,
  NewEndpointRefusal,
} from '#domain/webhooks/manage-endpoints.server.ts'

const ACTIONS = [
  'create_endpoint',
  'renew_secret',
  'switch_on',
  'switch_off',
  'send_test',
  'redeliver',
  'redeliver_failed',
] as const
export type WebhookAction = (typeof ACTIONS)[number]

export const isWebhookAction = (word: string | null): word is WebhookAction =>
  ACTIONS.some((action) => action === word)

/** Actions that a flash message confirms; the others answer with a secret. */
export type PlainAction = Exclude<WebhookAction, 'create_endpoint' | 'renew_secret'>

export const plainActionIn = (word: string | null): PlainAction | null =>
  isWebhookAction(word) && word !== 'create_endpoint' && word !== 'renew_secret' ? word : null

export type WebhookInput = { partnerId: string; url: string; kinds: string[] }

export type WebhookErrors = {
  kind: 'refused'
  action: WebhookAction
  code: NewEndpointRefusal | EndpointRefusal
  input: WebhookInput
}

/** Only this answer contains the secret. */
export type WebhookAnswer = WebhookErrors | { kind: 'secret'; secret: string; url: string }

export type WebhookField = 'partnerId' | 'url' | 'kinds'

/** The field to which a refusal belongs; the others are about the whole form. */
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
} as const satisfies Record<WebhookErrors['code'], WebhookField | null>

export const fieldOf = (code: WebhookErrors['code']): WebhookField | null => FIELD_OF[code]

export const LOG_FILTERS = ['all', 'waiting', 'failed', 'delivered'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export const logFilterOf = (input: string | null): LogFilter =>
  LOG_FILTERS.find((name) => name === input) ?? 'all'

/** A page of a log, of one endpoint or of all: `base` is the page that shows it. */
export const logPath = (base: string, filter: LogFilter, page = 1): string =>
  `${base}?state=${filter}${page > 1 ? `&page=${page}` : ''}`
