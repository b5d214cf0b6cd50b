/** What each order gets of one transfer. Decisions, section 7. */

export type Share = { orderId: string; amountMinor: number }

/** Every order gets what it is missing, the last one the rest; `null` where nothing would be left for one of them. */
export function splitTransfer(
  amountMinor: number,
  orders: readonly { id: string; missingMinor: number }[],
): Share[] | null {
  let restMinor = amountMinor
  const shares = orders.map(({ id, missingMinor }, at) => {
    const share = at === orders.length - 1 ? restMinor : missingMinor
    restMinor -= share
    return { orderId: id, amountMinor: share }
  })
  return shares.every((share) => share.amountMinor > 0) ? shares : null
}
