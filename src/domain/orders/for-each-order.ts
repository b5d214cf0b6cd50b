/**
 * Processes orders one by one. An unexpected error with one of them does not delay the others: it is thrown after the
 * last one.
 */
export async function forEachOrder(
  orderIds: readonly string[],
  action: (orderId: string) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const orderId of orderIds) {
    try {
      await action(orderId)
    } catch (error) {
      errors.push(new Error(`order ${orderId}`, { cause: error }))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders failed`)
}
