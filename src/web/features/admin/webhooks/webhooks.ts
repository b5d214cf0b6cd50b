/** What can be done with endpoints and deliveries, what was typed, and the errors that come back. */
import type { NewEndpointRefusal } from '#domain/webhooks/manage-endpoints.server.ts'

import { type ActionErrors, type FieldError, findAction } from '../forms/action.ts'

export const WEBHOOK_ACTIONS = [
  'create_endpoint',
  'renew_secret',
  'switch_on',
  'switch_off',
  'send_test',
  'redeliver',
  'redeliver_failed',
] as const
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number]

/** Actions that a flash message confirms; the others answer with a secret. */
export type PlainAction = Exclude<WebhookAction, 'create_endpoint' | 'renew_secret'>

export const plainActionIn = (word: string | null): PlainAction | null => {
  const action = findAction(WEBHOOK_ACTIONS, word)
  return action !== 'create_endpoint' && action !== 'renew_secret' ? action : null
}

export type WebhookInput = { partnerId: string; url: string; kinds: string[] }

/** The field to which a refusal belongs; the others are about the whole form. */
export const FIELD_OF = {
  partner_unknown: 'partnerId',
  url_invalid: 'url',
  url_not_secure: 'url',
  url_port: 'url',
  url_not_public: 'url',
  endpoint_known: 'url',
  kinds_missing: 'kinds',
} as const satisfies Record<Exclude<NewEndpointRefusal, 'forbidden'>, keyof WebhookInput>

export type WebhookFieldError = FieldError<keyof WebhookInput, keyof typeof FIELD_OF>
export type WebhookErrors = ActionErrors<WebhookAction, WebhookInput, WebhookFieldError>

/** Only this answer contains the secret. */
export type WebhookAnswer = WebhookErrors | { kind: 'secret'; secret: string; url: string }

export const LOG_FILTERS = ['all', 'waiting', 'failed', 'delivered'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export const logFilterOf = (input: string | null): LogFilter =>
  LOG_FILTERS.find((name) => name === input) ?? 'all'

/** A page of a log, of one endpoint or of all: `base` is the page that shows it. */
export const logPath = (base: string, filter: LogFilter, page = 1): string =>
  `${base}?state=${filter}${page > 1 ? `&page=${page}` : ''}`
