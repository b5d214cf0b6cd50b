/** The first answer to an Idempotency-Key is the answer for 24 hours. */
import { createHash } from 'node:crypto'

import { sortedJson } from '#shared/sorted-json.ts'

import type { FormFields } from './form.ts'
import type { Call } from './scope.ts'
import { type Reply, rejection } from './wire.ts'

const KEPT_FOR_MS = 24 * 60 * 60 * 1000
const LONGEST_KEY = 255

export type Replayable = { reply: Reply; isReplayed: boolean }

/**
 * Runs `work` at most once for a key. The answer is stored in the transaction of the effect, so that
 * neither exists without the other. Two calls at once: the second gets 409 and may ask again.
 */
export async function once(
  call: Call,
  target: string,
  work: () => Promise<Reply>,
): Promise<Replayable> {
  const given = call.request?.idempotencyKey
  if (!given) return { reply: await work(), isReplayed: false }
  if (given.length > LONGEST_KEY) return { reply: KEY_TOO_LONG, isReplayed: false }

  // A browser never gets an answer that was made for the server.
  const key = `${call.access}:${given}`
  if (!(await lockKey(call, key))) return { reply: KEY_IN_USE, isReplayed: false }

  const fingerprint = fingerprintOf(target, call.params)
  const kept = await keptAnswer(call, key)
  if (kept && kept.fingerprint !== fingerprint)
    return { reply: OTHER_PARAMETERS, isReplayed: false }
  if (kept)
    return { reply: { status: kept.status, body: kept.body, isKept: true }, isReplayed: true }

  const reply = await work()
  if (reply.isKept) await keep(call, key, { fingerprint, reply })
  return { reply, isReplayed: false }
}

async function lockKey({ tx }: Call, key: string): Promise<boolean> {
  const locked = await tx.query<{ is_mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('payment_sandbox.key:' || $1, 0)) as is_mine`,
    [key],
  )
  return locked.rows[0]?.is_mine ?? false
}

async function keptAnswer({ tx, now }: Call, key: string) {
  const found = await tx.query<{ fingerprint: string; status: number; body: object }>(
    `select fingerprint, status, body from payment_sandbox.answers
     where idempotency_key = $1 and created_at > $2`,
    [key, new Date(now.getTime() - KEPT_FOR_MS)],
  )
  return found.rows[0]
}

const keep = ({ tx, now }: Call, key: string, answer: { fingerprint: string; reply: Reply }) =>
  tx.query(
    `insert into payment_sandbox.answers (idempotency_key, fingerprint, status, body, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (idempotency_key) do update set fingerprint = excluded.fingerprint,
       status = excluded.status, body = excluded.body, created_at = excluded.created_at`,
    [key, answer.fingerprint, answer.reply.status, JSON.stringify(answer.reply.body), now],
  )

/** Only the last four digits of a card count: nothing else may be stored, not even as a digest. */
const fingerprintOf = (target: string, params: FormFields): string =>
  createHash('sha256')
    .update(sortedJson([target, withoutCard(params)]))
    .digest('hex')

function withoutCard(params: FormFields): FormFields {
  const method = params.payment_method_data
  if (!method || typeof method === 'string' || Array.isArray(method)) return params

  const { card, ...rest } = method
  const number = card && typeof card === 'object' && !Array.isArray(card) ? card.number : undefined
  const last4 = typeof number === 'string' ? number.slice(-4) : ''
  return { ...params, payment_method_data: { ...rest, last4 } }
}

const OTHER_PARAMETERS: Reply = rejection(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
})

const KEY_IN_USE: Reply = rejection(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotency-Key.',
})

const KEY_TOO_LONG: Reply = rejection(400, {
  type: 'idempotency_error',
  message: `Idempotency-Key must be at most ${LONGEST_KEY} characters.`,
})
