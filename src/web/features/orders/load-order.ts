/** One's own orders, for `clientLoader`s. */
import { redirect } from 'react-router'

import type { ListedOrderWire, OrderDetailWire } from '#contract/orders.ts'
import type { Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { signInPath } from '../account/next-path.ts'

export const loadOrder = async (
  request: Request,
  orderId: string,
): Promise<Result<OrderDetailWire, ApiProblem>> =>
  dataOf(request, await callApi('GET /v1/orders/{orderId}', { path: { orderId } }))

export const loadOrders = async (
  request: Request,
): Promise<Result<ListedOrderWire[], ApiProblem>> =>
  dataOf(request, await callApi('GET /v1/orders', { signal: request.signal }))

/** An ended session leads to the sign-in page and back; every other problem is shown on the page. */
function dataOf<T>(
  request: Request,
  answer: Result<{ data: T }, ApiProblem>,
): Result<T, ApiProblem> {
  if (answer.ok) return { ok: true, value: answer.value.data }
  if (answer.error.status !== 401) return answer

  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}
