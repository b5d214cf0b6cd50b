/** Every row that waits is looked at again, with the orders as they are now. The caller has asked who may. */
import type { Context } from '#domain/context.ts'
import { listPayableOrders, type PayableOrder } from '#domain/orders/payable-orders.server.ts'

import { foldedNames } from './fold-payer.ts'
import { judgeRows, numbersAskedFor, type PayableFacts } from './match-rows.ts'
import { LATE_MONEY_DAYS, STATEMENT_ROWS_MAX } from './policy.ts'
import { listOpen, writeVerdicts } from './store.server.ts'

const DAY_MS = 86_400_000

export async function judgeOpenRows(ctx: Context): Promise<void> {
  const rows = await listOpen(ctx, { limit: 2 * STATEMENT_ROWS_MAX, offset: 0 })
  if (rows.length === 0) return
  const orders = await listPayableOrders(ctx, {
    numbers: numbersAskedFor(rows).map((plain) => `${plain.slice(0, 4)}-${plain.slice(4)}`),
    givenUpAfter: new Date(ctx.now.getTime() - LATE_MONEY_DAYS * DAY_MS),
  })
  if (!orders.ok) throw new Error('who works on statements may read orders')
  await writeVerdicts(ctx, judgeRows(rows, orders.value.map(factsOf)))
}

const factsOf = (order: PayableOrder): PayableFacts => ({
  ...{ id: order.id, number: order.number, status: order.status },
  ...{ currency: order.currency, missingMinor: order.missingMinor },
  names: foldedNames([
    order.customerKana,
    order.customerName,
    order.payerName,
    order.customerCompany,
  ]),
})
