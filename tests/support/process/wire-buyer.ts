/** A customer who orders from a shop in another process, over HTTP. */
import { setTimeout as pause } from 'node:timers/promises'

import { customerOf, orderBody, type PaymentAnswer, type PlacedAnswer } from '../shop/buyer.ts'
import { API_KEY } from '../shop/shop.ts'

const BACK_OFF_MS = 50

/** A failed order: its status, `0` without an answer, and the time to wait that the shop gives. */
export type Failure = { status: number; retryAfter: string | null }

/**
 * Several callers who order continuously, whatever the answers, until `stop`, each time for the next account: one alone soon has too
 * many orders.
 */
export function buyThroughOutages(url: string, tokens: readonly string[], callers: number) {
  const acknowledged: string[] = []
  const failures: Failure[] = []
  const life = { isOver: false }
  let turn = 0
  const buying = Array.from({ length: callers }, async () => {
    while (!life.isOver) {
      const token = tokens[turn++ % tokens.length] ?? ''
      const answer = await sendOrder(url, token, crypto.randomUUID()).catch(() => null)
      if (answer?.status === 201) acknowledged.push((await placed(answer)).orderId)
      else failures.push(failureOf(answer))
      // As a client that backs off, so that the load leaves the database time to start.
      if (answer?.status !== 201) await pause(BACK_OFF_MS)
    }
  })
  return {
    acknowledged,
    failures,
    async stop() {
      life.isOver = true
      await Promise.all(buying)
    },
  }
}

const failureOf = (answer: Response | null): Failure => ({
  status: answer?.status ?? 0,
  retryAfter: answer?.headers.get('retry-after') ?? null,
})

export async function signUp(url: string): Promise<string> {
  const user = { email: 'buyer@example.com', password: 'a long enough password', name: 'Buyer' }
  await send(url, '/api/users', { user })
  const session = { email: user.email, password: user.password }
  const answer = await send(url, '/api/sessions', { session })
  return ((await answer.json()) as { data: { authentication_token: string } }).data
    .authentication_token
}

export async function place(url: string, token: string, key: string) {
  const answer = await sendOrder(url, token, key)
  if (answer.status !== 201) throw new Error(`the order was answered ${answer.status}`)
  return placed(answer)
}

function sendOrder(url: string, token: string, key: string): Promise<Response> {
  const headers = { authorization: token, 'idempotency-key': key }
  const selectedCartridges = [{ serial: 'AC-CI01', quantity: 1 }]
  // The account has verified no address, and each address takes a limited number of orders.
  const customer = customerOf({ email: `${key}@example.com` })
  return send(url, '/v1/orders', orderBody({ customer, selectedCartridges }), headers)
}

const placed = async (answer: Response) => ((await answer.json()) as PlacedAnswer).data.data

export async function askPayment(url: string, token: string, orderId: string) {
  const path = `/v1/orders/${orderId}/payment-intent`
  const answer = await send(url, path, {}, { authorization: token })
  return ((await answer.json()) as PaymentAnswer).data.data
}

const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL(path, url.replace('localhost', '127.0.0.1')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
