/** What goes into the selected parcels, for the people who open them: in the customer's language, without prices. */
import type { Context } from '#domain/context.ts'
import { ok, type Result } from '#shared/result.ts'

import { receiptAmounts } from '../documents/documents.ts'
import { documentOf } from '../documents/issue-document.server.ts'
import type { OrderDocument } from '../documents/order-document.ts'
import type { Shipment } from './shipment.ts'
import { viewOrdersToPack } from './view-orders-to-pack.server.ts'

export async function issuePackingSlips(
  ctx: Context,
  ids: readonly string[],
): Promise<Result<OrderDocument[], 'forbidden'>> {
  const views = await viewOrdersToPack(ctx, ids)
  return views.ok ? ok(views.value.map((view) => slipOf(ctx, view))) : views
}

function slipOf({ now }: Context, view: Shipment): OrderDocument {
  const { locale, notes, deviceSerial, number, totalMinor } = view.order
  const request = { locale, addressee: '', honorific: null, proviso: '', subject: '' }
  const receipt = receiptAmounts(totalMinor, view.ledger.balance)
  return {
    ...documentOf('delivery-note', view, request, receipt),
    number: `P-${view.replacement?.number ?? number}`,
    issuedAt: now,
    packing: { notes, deviceSerial, isReplacement: view.replacement !== null },
  }
}
