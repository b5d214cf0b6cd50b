/** The time of day at which the parcel should arrive, as far as its carrier takes a wish. */
import { type DeliveryTime, hasDeliveryTimes } from '#domain/shipping/delivery-time.ts'
import { methodOfWord } from '#domain/shipping/method.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

type Parcel = Pick<OrderDraft, 'address' | 'shippingMethod'>

export function takesDeliveryTime({ address, shippingMethod }: Parcel): boolean {
  const method = methodOfWord(shippingMethod, address.country)
  return method.ok && hasDeliveryTimes(method.value)
}

/** A time that was chosen for another carrier does not count. */
export const deliveryTimeOf = (draft: OrderDraft): DeliveryTime | null =>
  (takesDeliveryTime(draft) && draft.deliveryTime) || null
