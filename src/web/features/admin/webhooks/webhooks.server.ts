/** The deeds of the webhooks' pages, and what those pages read. */
import type { DangerousStep } from '#domain/accounts/staff/staff-dangerous-step.ts'
import type { Context } from '#domain/context.ts'
import type { Reach } from '#domain/webhooks/endpoint-address.server.ts'
import {
  type DeliveryLine,
  listDeliveries,
  readEndpoint,
} from '#domain/webhooks/list-deliveries.server.ts'
import {
  type EndpointRefusal,
  type MadeEndpoint,
  makeEndpoint,
  redeliver,
  redeliverDead,
  renewSecret,
  sendTestEvent,
  switchEndpoint,
} from '#domain/webhooks/manage-endpoints.server.ts'
import { metaOf, type PageMeta, pageNumberIn } from '#shared/page.ts'
import { ok, type Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  isWebhookWork,
  type LogFilter,
  logFilterOf,
  type WebhookAnswer,
  type WebhookRefused,
  type WebhookTyped,
  type WebhookWork,
} from './webhooks.ts'

const ROWS = 20

export type WebhookLog = {
  filter: LogFilter
  lines: DeliveryLine[]
  meta: PageMeta
  counts: Record<LogFilter, number>
}

/** One page of what was sent, to one endpoint or to all. Only after `requireStaff`. */
export async function loadWebhookLog(
  ctx: Context,
  request: Request,
  endpointId: string | null,
): Promise<WebhookLog> {
  const { searchParams } = new URL(request.url)
  const filter = logFilterOf(searchParams.get('state'))
  const page = { number: pageNumberIn(searchParams.get('page')) ?? 1, size: ROWS }
  const state = filter === 'all' ? null : filter
  const log = await listDeliveries(ctx, { state, endpointId }, page)
  if (!log.ok) throw new Error('staff may read what was sent')
  const { items, counts, ...found } = log.value
  return { filter, lines: items, meta: metaOf(found), counts }
}

type Asked = {
  /** The endpoint or the delivery whose page it is; empty where it is about a new one. */
  id: string
  form: FormData
  reach: Reach
  /** Comes back only for whoever may take a dangerous step now. */
  prove: (step: DangerousStep) => Promise<void>
}

/** `subjectId`: what the page to go on to is about. */
type WebhookOutcome = { done: WebhookWork; subjectId: string } | WebhookAnswer

/** `null` for a form that is none of ours. */
export async function workOnWebhooks(ctx: Context, asked: Asked): Promise<WebhookOutcome | null> {
  const { id, form, prove } = asked
  const work = textOf(form, 'work')
  if (!isWebhookWork(work)) return null

  const typed = typedIn(form)
  const refusal = (code: WebhookRefused['code']): WebhookRefused => ({
    kind: 'refused',
    work,
    code,
    typed,
  })
  if (work === 'make_endpoint' || work === 'renew_secret') {
    await prove('webhook_secrets')
    const made =
      work === 'renew_secret'
        ? await renewSecret(ctx, id)
        : await makeEndpoint(ctx, typed, asked.reach)
    return made.ok ? secretOf(ctx, made.value) : refusal(made.error)
  }
  const done = await run(ctx, work, id)
  return done.ok ? { done: work, subjectId: done.value } : refusal(done.error)
}

async function secretOf(ctx: Context, { id, secret }: MadeEndpoint): Promise<WebhookAnswer> {
  const endpoint = await readEndpoint(ctx, id)
  return { kind: 'secret', secret, url: endpoint.ok ? endpoint.value.url : '' }
}

type PlainWork = Exclude<WebhookWork, 'make_endpoint' | 'renew_secret'>

async function run(
  ctx: Context,
  work: PlainWork,
  id: string,
): Promise<Result<string, EndpointRefusal>> {
  if (work === 'send_test') return sendTestEvent(ctx, id)
  const done = await runAbout(ctx, work, id)
  return done.ok ? ok(id) : done
}

function runAbout(
  ctx: Context,
  work: Exclude<PlainWork, 'send_test'>,
  id: string,
): Promise<Result<unknown, EndpointRefusal>> {
  switch (work) {
    case 'switch_on':
      return switchEndpoint(ctx, id, true)
    case 'switch_off':
      return switchEndpoint(ctx, id, false)
    case 'redeliver':
      return redeliver(ctx, id)
    case 'redeliver_dead':
      return redeliverDead(ctx, id)
  }
}

const typedIn = (form: FormData): WebhookTyped => ({
  partnerId: textOf(form, 'partnerId'),
  url: textOf(form, 'url'),
  kinds: form.getAll('kinds').filter((kind) => typeof kind === 'string'),
})
