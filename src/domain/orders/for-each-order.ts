/**
 * Works through orders one by one. An accident with one of them does not keep the others waiting: it is
 * thrown when all have had their turn.
 */
export async function forEachOrder(
  orderIds: readonly string[],
  action: (orderId: string) => Promise<unknown>,
): Promise<void> {
  const accidents: unknown[] = []
  for (const orderId of orderIds) {
    try {
      await action(orderId)
    } catch (error) {
      accidents.push(new Error(`order ${orderId}`, { cause: error }))
    }
  }
  if (accidents.length > 0) throw new AggregateError(accidents, `${accidents.length} orders failed`)
}
