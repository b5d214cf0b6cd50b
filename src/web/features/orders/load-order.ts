/** One's own orders, for `clientLoader`s. */
import { redirect } from 'react-router'

import type { ListedOrderWire, OrderDetailWire } from '#contract/orders.ts'
import { type PageMeta, pageNumberIn } from '#shared/page.ts'
import { ok, type Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { signInPath } from '../account/next-path.ts'

export type OrderPage = { data: ListedOrderWire[]; meta: PageMeta }

export const loadOrder = async (
  request: Request,
  orderId: string,
): Promise<Result<OrderDetailWire, ApiProblem>> =>
  answerOf(
    request,
    await callApi('GET /v1/orders/{orderId}', { path: { orderId } }),
    ({ data }) => data,
  )

const ORDERS_A_PAGE = 20

/** The page that `?page=` names. */
export async function loadOrders(request: Request): Promise<Result<OrderPage, ApiProblem>> {
  const page = pageNumberIn(new URL(request.url).searchParams.get('page')) ?? 1
  const query = { page, limit: ORDERS_A_PAGE }
  const answer = await callApi('GET /v1/orders', { query, signal: request.signal })
  return answerOf(request, answer, (found) => found)
}

/** An ended session leads to the sign-in page and back; every other problem is shown on the page. */
function answerOf<Body, T>(
  request: Request,
  answer: Result<Body, ApiProblem>,
  read: (body: Body) => T,
): Result<T, ApiProblem> {
  if (answer.ok) return ok(read(answer.value))
  if (answer.error.status !== 401) return answer

  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}
