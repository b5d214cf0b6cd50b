/** One's own orders, for `clientLoader`s. */
import { redirect } from 'react-router'

import type { ListedOrderWire, OrderDetailWire } from '#contract/orders.ts'
import { wasSent } from '#domain/orders/lifecycle.ts'
import { type PageMeta, pageNumberIn } from '#shared/page.ts'
import { ok, type Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { signInPath } from '../account/next-path.ts'

export type OrderPage = { data: ListedOrderWire[]; meta: PageMeta }

export async function loadOrder(
  request: Request,
  orderId: string,
): Promise<Result<OrderDetailWire, ApiProblem>> {
  const answer = orSignIn(request, await callApi('GET /v1/orders/{orderId}', { path: { orderId } }))
  return answer.ok ? ok(answer.value.data) : answer
}

const ORDERS_A_PAGE = 20

/** The page that `?page=` names. */
export async function loadOrders(request: Request): Promise<Result<OrderPage, ApiProblem>> {
  const page = pageNumberIn(new URL(request.url).searchParams.get('page')) ?? 1
  const query = { page, limit: ORDERS_A_PAGE }
  return orSignIn(request, await callApi('GET /v1/orders', { query, signal: request.signal }))
}

/**
 * The newest of these that was sent, with its days; `null` where none was. The page does not wait for it, and does without
 * it if it cannot be read.
 */
export function loadLatestSent(
  orders: readonly ListedOrderWire[],
): Promise<OrderDetailWire | null> | null {
  const sent = orders.find(({ status }) => wasSent(status))
  return sent === undefined ? null : readIfPossible(sent)
}

async function readIfPossible({ orderId }: ListedOrderWire): Promise<OrderDetailWire | null> {
  const answer = await callApi('GET /v1/orders/{orderId}', { path: { orderId } })
  return answer.ok ? answer.value.data : null
}

/** An ended session leads to the sign-in page and back; every other problem is shown on the page. */
function orSignIn<T>(request: Request, answer: Result<T, ApiProblem>): Result<T, ApiProblem> {
  if (answer.ok || answer.error.status !== 401) return answer

  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}
