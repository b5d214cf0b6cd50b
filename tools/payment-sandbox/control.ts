/** Remote control for tests and developers, with the secret key. Not part of Stripe's API. */
import { Hono } from 'hono'
import type pg from 'pg'
import { z } from 'zod'

import { accessOf, type SandboxKeys, UNKNOWN_KEY } from './access.ts'
import { type DeliveryOptions, deliverDue, redeliver } from './delivery.ts'
import { closeDispute, DisputeRequest, openDispute } from './disputes.ts'
import { clearFaults, FaultsRequest, setFaults } from './faults.ts'
import { inTransaction } from './storage.ts'

const RedeliverRequest = z.strictObject({ eventId: z.string() })

export function sandboxControl(options: DeliveryOptions & SandboxKeys): Hono {
  const { pool } = options
  const control = new Hono()

  control.use(async (c, next) => {
    if (accessOf(c.req.header('authorization'), null, options) === 'secret') return next()
    return c.json(UNKNOWN_KEY.body, 401)
  })

  control.post('/faults', async (c) => {
    const faults = FaultsRequest.safeParse(await readJson(c.req.raw))
    if (!faults.success) return c.json({ error: z.prettifyError(faults.error) }, 400)

    await setFaults(pool, faults.data)
    return c.json({ ok: true })
  })

  control.delete('/faults', async (c) => {
    await clearFaults(pool)
    return c.json({ ok: true })
  })

  control.post('/deliver', async (c) => c.json({ delivered: await deliverDue(options) }))

  control.post('/redeliver', async (c) => {
    const asked = RedeliverRequest.safeParse(await readJson(c.req.raw))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)

    const isKnown = await redeliver(options, asked.data.eventId)
    return isKnown ? c.json({ ok: true }) : c.json({ error: 'No such event' }, 404)
  })

  control.post('/disputes', async (c) => {
    const asked = DisputeRequest.safeParse(await readJson(c.req.raw))
    if (!asked.success) return c.json({ error: z.prettifyError(asked.error) }, 400)

    const scope = { now: options.now(), request: null }
    const id = await inTransaction(pool, (tx) =>
      'intentId' in asked.data
        ? openDispute({ ...scope, tx }, asked.data.intentId)
        : closeDispute({ ...scope, tx }, asked.data),
    )
    return id ? c.json({ id }) : c.json({ error: 'No such payment or dispute' }, 404)
  })

  control.get('/intents', async (c) => c.json(await counts(pool)))
  return control
}

const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined)

/** How many of each there are, so that a test can prove that nothing was made twice. */
async function counts(pool: pg.Pool) {
  const byStatus = await pool.query<{ status: string; count: number }>(
    `select body->>'status' as status, count(*)::int as count
     from payment_sandbox.intents group by 1`,
  )
  const others = await pool.query<Record<'charges' | 'events' | 'refunds' | 'waiting', number>>(
    `select (select count(*)::int from payment_sandbox.charges) as charges,
       (select count(*)::int from payment_sandbox.refunds) as refunds,
       (select count(*)::int from payment_sandbox.events) as events,
       (select count(*)::int from payment_sandbox.events where next_attempt_at is not null)
         as waiting`,
  )
  const intents = byStatus.rows.reduce((total, { count }) => total + count, 0)
  const statuses = Object.fromEntries(byStatus.rows.map(({ status, count }) => [status, count]))
  return { intents, byStatus: statuses, ...others.rows[0] }
}
