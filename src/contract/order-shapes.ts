/** An order as it is read on the wire. Decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { REPLACEMENT_STATES } from '#domain/orders/replacement.ts'
import { TIMELINE_KINDS } from '#domain/orders/timeline.ts'
import { CARD_BRANDS } from '#domain/payments/payment-card.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CARRIERS } from '#domain/shipping/tracking/tracking.ts'
import { CURRENCIES } from '#shared/money.ts'

import { AddressAnswer } from './addresses.ts'
import { Amount, LocalizedName, Moment } from './envelope.ts'

export const PAYMENT_SOURCES = ['stripe', 'bank'] as const

export const OrderNumber = z.string().openapi({ example: 'P4M7QK' })
const Status = z.enum(ORDER_STATUSES).openapi({
  description:
    '`created` and `awaiting_transfer` wait for money; `paid`, `confirmed`, `shipped`, `delivered` follow; `canceled`, `abandoned` and `lapsed` ended unpaid; `refund_due` and `refunded` are refunds.',
  example: 'awaiting_transfer',
})
const PaymentSource = z.enum(PAYMENT_SOURCES).openapi({
  description: '`stripe` is a card, `bank` a bank transfer',
  example: 'bank',
})
const Cartridge = z.string().openapi({ example: 'AC-CI01' })
const Currency = z.enum(CURRENCIES).openapi({ example: 'jpy' })

const FirstTrackingNumber = z.string().nullable().openapi({ description: 'Of the first parcel' })
const Parcels = z
  .array(
    z
      .object({
        trackingNumber: z.string().openapi({ example: '1234-5678-9013' }),
        carrier: z.enum(CARRIERS).nullable().openapi({ example: 'sagawa' }),
        trackingUrl: z.url().nullable(),
      })
      .openapi('Parcel'),
  )
  .openapi({
    description:
      'Parcels handed to the carrier. `carrier` and `trackingUrl` are `null` for a number in no known format.',
  })

export const OrderSummary = z.object({
  orderId: z.uuid(),
  orderNumber: OrderNumber,
  status: Status,
  paymentSource: PaymentSource,
  currency: Currency,
  totalChargeAmount: Amount('Everything together, consumption tax included', 81_260),
  placedAt: Moment,
})

const selectedCartridges = z.array(
  z
    .object({
      serial: Cartridge,
      name: LocalizedName,
      kind: z.string().openapi({ example: 'citrus' }),
      quantity: z.int(),
    })
    .openapi('OrderedCartridge'),
)

/** Neighbours with the same contents are one entry. */
const Packages = z
  .array(
    z
      .object({
        id: z.string().openapi({ example: 'kit' }),
        first: z
          .int()
          .openapi({ description: 'Its number among those of this product', example: 1 }),
        count: z
          .int()
          .openapi({ description: 'How many follow with the same contents', example: 1 }),
        chambers: z.array(Cartridge.nullable()).openapi({
          description: 'From chamber 1 on; `null` is empty',
          example: ['AC-CI01', null],
        }),
      })
      .openapi('PackedPackage'),
  )
  .openapi({ description: 'Which cartridge is in which chamber of which pack' })

const Replacements = z
  .array(
    z
      .object({
        replacementNumber: z.string().openapi({ example: 'P4M7QK-R1' }),
        status: z.enum(REPLACEMENT_STATES).openapi({
          description: '`open` is being prepared; `shipped` and `canceled` are final',
          example: 'shipped',
        }),
        items: z.array(
          z.object({
            id: z
              .string()
              .openapi({ description: 'Of a product or a cartridge', example: 'AC-CI01' }),
            name: LocalizedName,
            quantity: z.int(),
          }),
        ),
        parcels: Parcels,
        openedAt: Moment,
        shippedAt: Moment.nullable(),
      })
      .openapi('Replacement'),
  )
  .openapi({ description: 'Goods sent once more, free of charge; they change no amount' })

export const ListedOrder = OrderSummary.extend({ selectedCartridges })

const Items = z.array(
  z
    .object({
      id: z.string().openapi({ example: 'kit' }),
      name: LocalizedName.openapi({ example: { en: 'Kit', ja: null, ko: null } }),
      quantity: z.int(),
      baseAmount: Amount('Price of one', 80_000),
      currency: Currency,
    })
    .openapi('OrderedItem'),
)

const SelectedSdks = z.array(
  z
    .object({
      slug: z.string().openapi({ example: 'windows-sdk' }),
      name: LocalizedName,
      quantity: z.int(),
    })
    .openapi('OrderedSdk'),
)

/** What the book of the order's money says. `missingAmount` is 0 unless a transfer is awaited. */
const PaymentState = z
  .object({
    receivedAmount: Amount('What was paid', 0),
    missingAmount: Amount('What a transfer must still bring; 0 unless one is awaited', 81_260),
    refundedAmount: Amount('What went back', 0),
    refunds: z.array(
      z.object({
        amount: Amount('What goes back', 81_260),
        method: PaymentSource,
        state: z.enum(['requested', 'succeeded']),
        at: Moment,
      }),
    ),
  })
  .openapi('PaymentState')

/** `amount` where money moved, in minor units. */
const Timeline = z.array(
  z
    .object({
      at: Moment,
      kind: z.enum(TIMELINE_KINDS),
      amount: Amount('Where money moved', 81_260).optional(),
    })
    .openapi('TimelineEntry'),
)

/** How far an order is, and with what. */
export const progress = {
  shippingMethod: z.enum(SHIPPING_WORDS),
  trackingNumber: FirstTrackingNumber,
  parcels: Parcels,
  replacements: Replacements,
  items: Items,
  packages: Packages,
  selectedSDK: SelectedSdks,
  timeline: Timeline,
  payment: PaymentState,
}

/** The parts of what an order costs. */
export const amounts = {
  subtotalAmount: Amount('The goods', 80_000),
  shippingAmount: Amount('The shipping fee', 1260),
  applicationFee: Amount('The fee for the payment', 0),
  taxAmount: Amount('Consumption tax, contained in the total', 7387),
}

export const Account = z.record(z.string(), z.string()).openapi({
  description:
    'The settings `bank_…` of the company by their names, and the address of the account holder',
  example: { bank_account_number: '1234567' },
})

const PaymentCard = z
  .object({
    brand: z.enum(CARD_BRANDS).openapi({ example: 'visa' }),
    last4: z.string().openapi({ description: 'The last four digits', example: '4242' }),
  })
  .nullable()
  .openapi({ description: 'The card that paid; `null` before that and for a bank transfer' })

export const OrderDetail = ListedOrder.extend({
  ...amounts,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    description: z.string().openapi({ description: 'Company' }),
    department: z.string(),
  }),
  shipping: z.object({
    address: AddressAnswer,
    recipient: z
      .object({
        name: z.string(),
        company: z.string(),
        department: z.string(),
        phone: z.string(),
      })
      .nullable()
      .openapi({ description: 'Who receives the parcel, if it is not the customer' }),
    deliveryTime: z.enum(DELIVERY_TIMES).nullable(),
  }),
  ...progress,
  orderNotes: z.string(),
  purchaseOrderNumber: z
    .string()
    .openapi({ description: 'The customer’s own number of the order' }),
  termsVersion: z.string().nullable().openapi({
    description: 'The day that names the terms of sale it was placed under',
    example: '2026-04-01',
  }),
  deviceSerial: z.string(),
  needsPlateCartridges: z.boolean(),
  shippedAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  hasCustomsCode: z.boolean().openapi({ description: 'Whether a customs code is stored for it' }),
  paymentCard: PaymentCard,
  bankTransfer: z
    .object({
      deadline: Moment,
      payerReference: z.string().openapi({ description: 'To be given with the transfer' }),
      payerName: z.string(),
      account: Account,
      declaredAt: Moment.nullable(),
      declaredPayerName: z.string(),
    })
    .nullable(),
}).openapi('Order')

export type OrderDetailWire = z.infer<typeof OrderDetail>
export type ListedOrderWire = z.infer<typeof ListedOrder>
export type OrderSummaryWire = z.infer<typeof OrderSummary>
