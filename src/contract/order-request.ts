import type { z } from '@hono/zod-openapi'

import type { OrderRequest } from '#domain/orders/order.ts'

import { addressOf } from './addresses.ts'
import type { NewOrder } from './new-order.ts'
import { paymentMethodOf } from './orders.ts'

/** The wire's words become the domain's. Without a location, the buyer lives where the goods go. */
export const orderRequestOf = (wire: z.infer<typeof NewOrder>): OrderRequest => ({
  location: wire.location ?? wire.shipping.address.country,
  currency: wire.currency,
  paymentMethod: paymentMethodOf[wire.paymentSource],
  customer: {
    name: wire.customer.name,
    kana: wire.customer.kana,
    email: wire.customer.email,
    phone: wire.customer.phone,
    company: wire.customer.description,
    department: wire.customer.department,
  },
  recipient: wire.shipping.recipient ?? null,
  purchaseOrderNumber: wire.purchaseOrderNumber,
  address: addressOf(wire.shipping.address),
  customsCode: wire.shipping.customsCode,
  shippingWord: wire.shippingMethod,
  deliveryTime: wire.shipping.deliveryTime ?? null,
  expectedShippingMinor: wire.shippingAmount,
  lines: wire.items.map(({ id, quantity, baseAmount }) => ({
    productId: id,
    quantity,
    expectedUnitMinor: baseAmount ?? null,
  })),
  picks: wire.selectedCartridges,
  chambers: wire.chambers,
  sdks: wire.selectedSDK,
  notes: wire.orderNotes,
  deviceSerial: wire.deviceSerial,
})
