/** 3-D Secure: the customer decides at the test bank, and comes back to the shop. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type pg from 'pg'

import { challengePage, type PageFrame, unknownPage } from './challenge-page.ts'
import { challengeLocale } from './challenge-words.ts'
import { type Intent, isSameSecret } from './intent-store.ts'
import type { Scope } from './scope.ts'
import { currentIntent, decline, methodOf, succeed } from './settlement.ts'
import { inTransaction } from './storage.ts'
import { AUTHENTICATION_FAILURE, GENERIC_DECLINE } from './test-cards.ts'
import type { IntentStatus } from './wire.ts'

type ChallengeOptions = { pool: pg.Pool; basePath: () => string; now: () => Date }

type Env = { Variables: { nonce?: string } }

const LARGEST_BODY_BYTES = 4096

export function sandboxChallenge({ pool, basePath, now }: ChallengeOptions): Hono<Env> {
  const pages = new Hono<Env>()
  const scopeOf = (tx: pg.PoolClient): Scope => ({ tx, now: now(), request: null })

  pages.use(async (c, next) => {
    await next()
    // The address holds the client secret.
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  })

  pages.get('/:id', async (c) => {
    const id = c.req.param('id')
    const intent = await inTransaction(pool, (tx) => currentIntent(scopeOf(tx), id))
    if (!intent || !isHolder(intent, c.req.query('client_secret'))) return unknown(c)

    const { wire, card, returnUrl } = intent
    if (!card || !returnUrl || wire.status !== 'requires_action') return backToShop(c, intent)

    const action = `${pathOf(basePath())}/challenge/${id}`
    return c.html(challengePage(frameOf(c), { wire, card, action, returnUrl }))
  })

  pages.post('/:id', bodyLimit({ maxSize: LARGEST_BODY_BYTES }), async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const decided = await inTransaction(pool, async (tx) => {
      const scope = scopeOf(tx)
      const intent = await currentIntent(scope, c.req.param('id'))
      if (!intent || !isHolder(intent, form.get('client_secret') ?? undefined)) return null
      return decide(scope, intent, form.get('decision'))
    })
    return decided ? backToShop(c, decided) : unknown(c)
  })

  return pages
}

const isHolder = ({ wire }: Intent, secret: string | undefined): boolean =>
  secret !== undefined && isSameSecret(secret, wire.client_secret)

/** `basePath` may be a whole address; a form needs the path of it. */
const pathOf = (base: string): string =>
  new URL(base, 'http://localhost').pathname.replace(/\/$/, '')

/** Only the first decision counts; after it the payment no longer waits for one. */
async function decide(scope: Scope, intent: Intent, decision: string | null): Promise<Intent> {
  const method = methodOf(intent)
  if (!method || intent.wire.status !== 'requires_action') return intent

  if (decision === 'fail') {
    return (await decline(scope, intent, { method, error: AUTHENTICATION_FAILURE })).intent
  }
  if (decision !== 'complete') return intent

  return intent.outcome === 'succeeds'
    ? succeed(scope, intent, method.card)
    : (await decline(scope, intent, { method, error: GENERIC_DECLINE })).intent
}

const REDIRECT_STATUS: Record<IntentStatus, string> = {
  requires_payment_method: 'failed',
  requires_action: 'pending',
  processing: 'pending',
  succeeded: 'succeeded',
  canceled: 'failed',
}

function backToShop(c: Context<Env>, { wire, returnUrl }: Intent): Response | Promise<Response> {
  if (!returnUrl) return unknown(c)

  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', wire.id)
  url.searchParams.set('payment_intent_client_secret', wire.client_secret)
  url.searchParams.set('redirect_status', REDIRECT_STATUS[wire.status])
  return c.redirect(url.href, 303)
}

const unknown = (c: Context<Env>) => c.html(unknownPage(frameOf(c)), 404)

const frameOf = (c: Context<Env>): PageFrame => ({
  locale: challengeLocale(c.req.query('locale'), c.req.header('accept-language')),
  nonce: c.get('nonce'),
})
