/** What webhooks carry: no personal data. Fields are named as in the calls. */
import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { CARRIERS } from '#domain/shipping/tracking/tracking.ts'
import { CURRENCIES } from '#shared/money.ts'
import { z } from '#shared/schema.ts'

const serial = z.string().meta({ description: 'Code of the cartridge', example: 'AC-CI01' })

export const OrderEventData = z.object({
  orderId: z.uuid().meta({ example: '0b5f6c1e-8a70-4b5e-9d3c-2f1f8f6f7a10' }),
  orderNumber: z.string().meta({ example: 'P4M7-QK2N' }),
  status: z
    .enum(ORDER_STATUSES)
    .meta({ description: 'State that the order entered', example: 'paid' }),
  currency: z.enum(CURRENCIES).meta({ example: 'jpy' }),
  totalChargeAmount: z
    .int()
    .meta({ description: 'Total in minor units (yen, cents)', example: 81_260 }),
  selectedCartridges: z.array(z.object({ serial, quantity: z.int().meta({ example: 1 }) })),
  trackingNumber: z
    .string()
    .nullable()
    .meta({ description: 'Of the first parcel; set from `order.shipped` on', example: null }),
  parcels: z
    .array(
      z.object({
        trackingNumber: z.string().meta({ example: '1234-5678-9013' }),
        carrier: z.enum(CARRIERS).nullable().meta({ example: 'sagawa' }),
        trackingUrl: z.url().nullable(),
      }),
    )
    .meta({ description: 'Parcels handed to the carrier', example: [] }),
})
export type OrderEventData = z.infer<typeof OrderEventData>

/** All cartridges that one action changed. */
export const StockEventData = z.object({
  cartridges: z.array(
    z.object({
      serial,
      onHand: z.int().meta({ description: 'In the warehouse', example: 40 }),
      reserved: z.int().meta({ description: 'Held for open orders', example: 3 }),
      available: z.int().meta({ description: 'Can be ordered, as call 8 says', example: 37 }),
    }),
  ),
})
export type StockEventData = z.infer<typeof StockEventData>

export const TestEventData = z.object({
  endpointId: z.uuid().meta({ description: 'The endpoint that staff tested' }),
})
export type TestEventData = z.infer<typeof TestEventData>
