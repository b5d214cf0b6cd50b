/** The labels of the ticked orders, those that get none, and what the file for Japan would write otherwise. */
import type { Context } from '#domain/context.ts'
import { selectForLabels } from '#domain/orders/batches/select-orders.server.ts'
import {
  destinationOf,
  NO_LABEL_REASONS,
  type NoLabelReason,
} from '#domain/orders/fulfilment/label.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { type Rewritten, rewrittenIn } from '../export/shift-jis.server.ts'
import { placeInJapanese } from './japanese-place.server.ts'
import type { LabelRequest } from './label-address.ts'
import { labelRows } from './label-rows.ts'
import { type Label, labelView } from './label-view.ts'

export type Labels = {
  labelRequest: LabelRequest
  labels: Label[]
  /** What customers wrote with these orders; on no label, but for the person who packs. */
  notes: { number: string; notes: string }[]
  skipped: { why: NoLabelReason; numbers: string[] }[]
  rewritten: { number: string; signs: Rewritten[] }[]
}

export async function loadLabels(ctx: Context, labelRequest: LabelRequest): Promise<Labels> {
  const { orders, skipped } = unwrap(await selectForLabels(ctx, labelRequest.ids, labelRequest))
  const company = await findSettingsBelow(ctx, 'company.')
  const rewritten = orders
    .filter((order) => destinationOf(order) === 'japan')
    .map((order) => {
      const [, ...rows] = labelRows([order], { company, destination: 'japan' })
      return { number: order.number, signs: rewrittenIn(rows.flat().join()) }
    })
  return {
    labelRequest,
    labels: await Promise.all(
      orders.map(async (order) => labelView(order, company, await placeInJapanese(order))),
    ),
    notes: orders.flatMap(({ number, notes }) => (notes === '' ? [] : { number, notes })),
    skipped: NO_LABEL_REASONS.flatMap((why) => {
      const numbers = skipped.filter((one) => one.why === why).map(({ order }) => order.number)
      return numbers.length > 0 ? [{ why, numbers }] : []
    }),
    rewritten: rewritten.filter(({ signs }) => signs.length > 0),
  }
}
