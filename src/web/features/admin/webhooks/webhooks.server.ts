/** The actions of the webhooks' pages, and what those pages read. */
import type { Context } from '#domain/context.ts'
import type { Reach } from '#domain/webhooks/endpoint-address.server.ts'
import { listDeliveries, readEndpoint } from '#domain/webhooks/list-deliveries.server.ts'
import {
  createEndpoint,
  type EndpointRefusal,
  type MadeEndpoint,
  type NewEndpointRefusal,
  redeliver,
  redeliverFailed,
  renewSecret,
  sendTestEvent,
  switchEndpoint,
} from '#domain/webhooks/manage-endpoints.server.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { ok, type Result } from '#shared/result.ts'

import { actionErrors, findAction } from '../forms/action.ts'
import { textOf } from '../frame/guard.server.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import { unwrap } from '../frame/unwrap.server.ts'
import {
  FIELD_OF,
  logFilterOf,
  type PlainAction,
  WEBHOOK_ACTIONS,
  type WebhookAction,
  type WebhookAnswer,
  type WebhookInput,
} from './webhooks.ts'

const ROWS = 20

export type WebhookLog = Awaited<ReturnType<typeof loadWebhookLog>>

/** One page of what was sent, to one endpoint or to all. Only after `requireStaff`. */
export async function loadWebhookLog(ctx: Context, request: Request, endpointId: string | null) {
  const { searchParams } = new URL(request.url)
  const filter = logFilterOf(searchParams.get('state'))
  const page = { number: pageNumberIn(searchParams.get('page')) ?? 1, size: ROWS }
  const state = filter === 'all' ? null : filter
  const log = await listDeliveries(ctx, { state, endpointId }, page)
  const { items, counts, ...found } = unwrap(log)
  return { filter, lines: items, meta: metaOf(found), counts }
}

type FormRequest = {
  /** The endpoint or the delivery whose page it is; empty where it is about a new one. */
  id: string
  form: FormData
  reach: Reach
  /** Returns only after a recent one-time password. */
  verify: Verify
}

/** `subjectId`: what the page to go on to is about. */
type WebhookOutcome = { done: WebhookAction; targetId: string } | WebhookAnswer

/** `null` for a form that is none of ours. */
export async function handleWebhookAction(
  ctx: Context,
  asked: FormRequest,
): Promise<WebhookOutcome | null> {
  const { id, form, verify } = asked
  const action = findAction(WEBHOOK_ACTIONS, textOf(form, 'intent'))
  if (action === null) return null

  const input = readInput(form)
  if (action === 'create_endpoint' || action === 'renew_secret') {
    await verify('webhook_secrets')
    const made =
      action === 'renew_secret'
        ? await renewSecret(ctx, id)
        : await createEndpoint(ctx, input, asked.reach)
    return made.ok ? secretOf(ctx, made.value) : actionErrors(action, input, whyOf(made.error))
  }
  const done = await run(ctx, action, id)
  return done.ok
    ? { done: action, targetId: done.value }
    : actionErrors(action, input, { code: done.error })
}

const whyOf = (refusal: NewEndpointRefusal | EndpointRefusal) =>
  isOfField(refusal)
    ? { fieldErrors: [{ field: FIELD_OF[refusal], code: refusal }] }
    : { code: refusal }

const isOfField = (refusal: string): refusal is keyof typeof FIELD_OF =>
  Object.hasOwn(FIELD_OF, refusal)

async function secretOf(ctx: Context, { id, secret }: MadeEndpoint): Promise<WebhookAnswer> {
  const endpoint = await readEndpoint(ctx, id)
  return { kind: 'secret', secret, url: endpoint.ok ? endpoint.value.url : '' }
}

async function run(
  ctx: Context,
  action: PlainAction,
  id: string,
): Promise<Result<string, EndpointRefusal>> {
  if (action === 'send_test') return sendTestEvent(ctx, id)
  const done = await runAbout(ctx, action, id)
  return done.ok ? ok(id) : done
}

function runAbout(
  ctx: Context,
  action: Exclude<PlainAction, 'send_test'>,
  id: string,
): Promise<Result<unknown, EndpointRefusal>> {
  switch (action) {
    case 'switch_on':
      return switchEndpoint(ctx, id, true)
    case 'switch_off':
      return switchEndpoint(ctx, id, false)
    case 'redeliver':
      return redeliver(ctx, id)
    case 'redeliver_failed':
      return redeliverFailed(ctx, id)
  }
}

const readInput = (form: FormData): WebhookInput => ({
  partnerId: textOf(form, 'partnerId'),
  url: textOf(form, 'url'),
  kinds: form.getAll('kinds').filter((kind) => typeof kind === 'string'),
})
