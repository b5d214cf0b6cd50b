/** An order as it is read on the wire. Decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CURRENCIES } from '#shared/money.ts'

export const PAYMENT_SOURCES = ['stripe', 'bank'] as const

export const LocalizedName = z.object({
  en: z.string(),
  ja: z.string().nullable(),
  ko: z.string().nullable(),
})

export const OrderSummary = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.string(),
  paymentSource: z.enum(PAYMENT_SOURCES),
  currency: z.enum(CURRENCIES),
  totalChargeAmount: z.int(),
  placedAt: z.string(),
})

const selectedCartridges = z.array(
  z.object({ serial: z.string(), name: LocalizedName, kind: z.string(), quantity: z.int() }),
)

export const ListedOrder = OrderSummary.extend({ selectedCartridges })

export const Items = z.array(
  z.object({
    id: z.string(),
    name: LocalizedName,
    quantity: z.int(),
    baseAmount: z.int(),
    currency: z.enum(CURRENCIES),
  }),
)

/** What the book of the order's money says. `missingAmount` is 0 unless a transfer is awaited. */
export const PaymentState = z.object({
  receivedAmount: z.int(),
  missingAmount: z.int(),
  refundedAmount: z.int(),
  refunds: z.array(
    z.object({
      amount: z.int(),
      method: z.enum(PAYMENT_SOURCES),
      state: z.enum(['requested', 'succeeded']),
      at: z.string(),
    }),
  ),
})

/** `amount` where money moved, in minor units. */
export const Timeline = z.array(
  z.object({ at: z.string(), kind: z.string(), amount: z.int().optional() }),
)

export const Account = z.record(z.string(), z.string())

export const OrderDetail = ListedOrder.extend({
  subtotalAmount: z.int(),
  shippingAmount: z.int(),
  applicationFee: z.int(),
  taxAmount: z.int(),
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    description: z.string(),
  }),
  shipping: z.object({
    address: z.object({
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
      line1: z.string(),
      line2: z.string(),
      state: z.string(),
    }),
  }),
  shippingMethod: z.enum(SHIPPING_WORDS),
  orderNotes: z.string(),
  deviceSerial: z.string(),
  needsPlateCartridges: z.boolean(),
  trackingNumber: z.string().nullable(),
  items: Items,
  selectedSDK: z.array(z.object({ slug: z.string(), name: LocalizedName, quantity: z.int() })),
  timeline: Timeline,
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  hasCustomsCode: z.boolean(),
  payment: PaymentState,
  bankTransfer: z
    .object({
      deadline: z.string(),
      payerReference: z.string(),
      payerName: z.string(),
      account: Account,
      declaredAt: z.string().nullable(),
      declaredPayerName: z.string(),
    })
    .nullable(),
}).openapi('Order')

export type OrderDetailWire = z.infer<typeof OrderDetail>
export type ListedOrderWire = z.infer<typeof ListedOrder>
export type OrderSummaryWire = z.infer<typeof OrderSummary>
