/** The labels of the ticked orders, those that get none, and what the file for Japan would write otherwise. */
import type { Address } from '#domain/addresses/address.ts'
import { commonPlace } from '#domain/addresses/fill-address.ts'
import { findPlaces } from '#domain/addresses/find-places.server.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'
import type { Context } from '#domain/context.ts'
import { selectForLabels } from '#domain/orders/batches/select-orders.server.ts'
import { destinationOf, NO_LABEL_REASONS } from '#domain/orders/fulfilment/label.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { isLatin, placeText } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parseState } from '#domain/shipping/state.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { rewrittenIn } from '../export/shift-jis.server.ts'
import type { LabelRequest } from './label-address.ts'
import { labelRows } from './label-rows.ts'
import { labelView } from './label-view.ts'

export type Labels = Awaited<ReturnType<typeof loadLabels>>

export async function loadLabels(ctx: Context, labelRequest: LabelRequest) {
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
    /** What customers wrote with these orders; on no label, but for the person who packs. */
    notes: orders.flatMap(({ number, notes }) => (notes === '' ? [] : { number, notes })),
    skipped: NO_LABEL_REASONS.flatMap((why) => {
      const numbers = skipped.filter((one) => one.why === why).map(({ order }) => order.number)
      return numbers.length > 0 ? [{ why, numbers }] : []
    }),
    rewritten: rewritten.filter(({ signs }) => signs.length > 0),
  }
}

/** For the carrier: the place of the postal code in Japanese where the address is in Latin letters; else `null`. */
async function placeInJapanese(address: Address): Promise<string | null> {
  const { country, postalCode, state, city, line1 } = address
  if (country !== JAPAN || !isLatin(city + line1)) return null
  const found = await findPlaces(digitsOf(postalCode))
  const place = found && commonPlace(found)
  // A code of another prefecture is a mistake: staff ask before the parcel leaves.
  const isThere = place && place.city !== '' && place.state === parseState(JAPAN, state)?.code
  return isThere ? placeText(JAPAN, place) : null
}
