/**
 * Customers who order by bank transfer and by card at a steady rate, whatever the answers. A request without an
 * answer is repeated with the same Idempotency-Key, as a careful client does.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Buyer } from '../buyers.ts'
import { orderBody } from '../order-flow.ts'
import { confirmRequest, type Reply, type Request, send } from './shop-calls.ts'

const CALLERS = 4
/** As a client that backs off, so that the load leaves the shop time to start. */
const BACK_OFF_MS = 50
/** One order in this many is aborted by its caller and repeated at once: its answer is lost. */
const LOST_ANSWER_EVERY = 6
const LOST_ANSWER_MS_MAX = 60
const GIVE_UP_SECONDS = 90

const ORDER = 'POST /v1/orders'
const EXPECTED_OF_ORDER = new Set([0, 201, 409, 429, 503])
const EXPECTED_OF_OTHERS = new Set([0, 200, 409, 429, 503])

type Acknowledged = { orderId: string; at: number }

export type OrderLoad = ReturnType<typeof startOrderLoad>

type Load = {
  /** The shops that run now. */
  urls: () => string[]
  buyers: Buyer[]
  /** Between two orders of one caller. */
  pauseMs: number
}

export function startOrderLoad({ urls, buyers, pauseMs }: Load) {
  const acknowledged: Acknowledged[] = []
  /** Keys that were answered with two orders. */
  const differing: string[] = []
  const answers = new Map<string, number>()
  const unexpected = new Map<string, number>()
  const counts = { cardsConfirmed: 0, unanswered: 0 }
  let isOver = false
  let isAbandoned = false
  let turn = 0

  const note = (call: string, { status, retryAfter }: Reply): void => {
    add(answers, `${call} ${status}`)
    const expected = call === ORDER ? EXPECTED_OF_ORDER : EXPECTED_OF_OTHERS
    if (!expected.has(status)) add(unexpected, `${call} ${status}`)
    if (call === ORDER && status === 503 && !retryAfter)
      add(unexpected, `${call} 503, no Retry-After`)
  }

  /** Repeats a call, at any of the shops, until it gets a final answer; `null` when none comes for long. */
  const insist = async (call: string, request: Request): Promise<Reply | null> => {
    const deadline = performance.now() + GIVE_UP_SECONDS * 1000
    while (!isAbandoned && performance.now() < deadline) {
      const reply = await send(anyOf(urls()), request)
      note(call, reply)
      if (reply.status !== 0 && reply.status < 429) return reply
      await pause(BACK_OFF_MS)
    }
    return null
  }

  const place = async (buyer: Buyer): Promise<{ orderId: string; isCard: boolean } | null> => {
    const key = randomUUID()
    const isCard = randomInt(2) === 0
    const request = orderRequest(buyer, key, isCard)
    const first =
      randomInt(LOST_ANSWER_EVERY) === 0
        ? await send(anyOf(urls()), { ...request, patienceMs: 1 + randomInt(LOST_ANSWER_MS_MAX) })
        : null
    if (first) note(ORDER, first)
    const reply = await insist(ORDER, request)
    const orderId = reply?.status === 201 ? orderIdOf(reply) : null
    if (reply === null) counts.unanswered += 1
    if (orderId === null) return null

    if (first?.status === 201 && orderIdOf(first) !== orderId) differing.push(key)
    acknowledged.push({ orderId, at: performance.now() })
    return { orderId, isCard }
  }

  const pay = async (orderId: string, { token }: Buyer): Promise<void> => {
    const path = `/v1/orders/${orderId}`
    const intent = { method: 'POST', path: `${path}/payment-intent`, token, body: {} }
    const started = await insist('payment-intent', intent)
    if (started?.status !== 200) return

    const { paymentId, clientSecret } = dataOf(started.body)
    const confirmed = await confirm(paymentId ?? '', clientSecret ?? '')
    if (!confirmed) return

    counts.cardsConfirmed += 1
    // Every other buyer closes the window: the shop then learns of the payment from the webhook alone.
    const settlement = { method: 'POST', path: `${path}/settlement`, token, body: {} }
    if (randomInt(2) === 0) await insist('settlement', settlement)
  }

  /** A payment that was confirmed before says so with 400. */
  const confirm = async (paymentId: string, clientSecret: string): Promise<boolean> => {
    const deadline = performance.now() + GIVE_UP_SECONDS * 1000
    while (!isAbandoned && performance.now() < deadline) {
      const { status } = await send(anyOf(urls()), confirmRequest(paymentId, clientSecret))
      if (status === 200 || status === 400) return true
      await pause(BACK_OFF_MS)
    }
    return false
  }

  const oneOrder = async (): Promise<void> => {
    turn += 1
    const buyer = buyers[turn % buyers.length]
    const placed = buyer ? await place(buyer) : null
    if (!buyer || !placed) return
    if (placed.isCard) return pay(placed.orderId, buyer)

    await insist('complete-bank-order', completion(placed.orderId, buyer))
  }

  const buying = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      await oneOrder()
      await pause(pauseMs)
    }
  })

  return {
    acknowledged,
    differing,
    answers,
    unexpected,
    counts,
    /** How often an order was answered so. */
    answered: (status: number) => answers.get(`${ORDER} ${status}`) ?? 0,
    /** What is in hand is not tried again. */
    abandon(): void {
      isOver = true
      isAbandoned = true
    },
    /** Each caller finishes the order in hand. */
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(buying)
    },
  }
}

const SERIALS = ['AC-CI01', 'AC-CI02', 'AC-DR01', 'AC-HB01', 'AC-WD01', 'AC-FL01']

/** The address of each order is its own, so that a second order of one key is found. */
const orderRequest = ({ token }: Buyer, key: string, isCard: boolean): Request => ({
  method: 'POST',
  path: '/v1/orders',
  token,
  headers: { 'idempotency-key': key },
  body: orderBody(`${key}@example.com`, SERIALS, isCard ? 'stripe' : 'bank'),
})

const completion = (orderId: string, { token }: Buyer): Request => ({
  method: 'PUT',
  path: `/v1/orders/${orderId}/complete-bank-order/?debug=true`,
  token,
  body: { orderId, paymentSource: 'bank' },
})

const orderIdOf = ({ body }: Reply): string | null => dataOf(body).orderId ?? null

/** `{ data: { data: … } }`, as the calls of orders answer. */
function dataOf(body: unknown): Record<string, string | undefined> {
  // Fields that are not there are read as `undefined`.
  const answer = body as { data?: { data?: Record<string, string> } } | null
  return answer?.data?.data ?? {}
}

const add = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

const anyOf = (urls: string[]): string => urls[randomInt(urls.length)] ?? ''
