import { type ApiProblem, callApi } from '#web/api/client.ts'

/** Spec §7 call 21, which may be repeated (A18). `null` when the next page shows what became of the order. */
export async function completeBankOrder(orderId: string): Promise<ApiProblem | null> {
  const answer = await callApi('PUT /v1/orders/{orderId}/complete-bank-order', {
    path: { orderId },
    body: { orderId, paymentSource: 'bank' },
  })
  // An order that can no longer be paid was completed elsewhere.
  return answer.ok || answer.error.code === 'order_not_payable' ? null : answer.error
}
