/** The body that places an order. Spec §7 call 16; decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { capacityOf } from '#domain/cart/packaging.ts'
import {
  CustomsCode,
  Kana,
  LINE_LENGTH_MAX,
  Notes,
  QUANTITY_MAX,
  Quantity,
} from '#domain/orders/order.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { CURRENCIES } from '#shared/money.ts'

import { SentAddress } from './addresses.ts'
import { EXAMPLE_PICKS } from './example-order.ts'
import { Country, Email, LooseLine, Name, Phone, ShownAmount } from './fields.ts'
import { PAYMENT_SOURCES } from './order-shapes.ts'

/** As many chambers as two products of the highest quantity have. */
const CHAMBERS_MAX = capacityOf(2 * QUANTITY_MAX)

const Item = z.strictObject({
  id: z.string().max(60).openapi({ description: '`kit` or `refill-pack`', example: 'kit' }),
  type: z.string().max(40).optional().openapi({ description: 'Accepted and ignored.' }),
  name: z.string().max(200).optional().openapi({ description: 'Accepted and ignored.' }),
  quantity: Quantity.meta({ example: 1 }),
  baseAmount: ShownAmount('Price of one as it was shown; checked when given', 80_000).nullish(),
  currency: z.enum(CURRENCIES).optional(),
})
export const OrderedItems = z.array(Item).min(1).max(10)

export const SelectedCartridges = z
  .array(
    z.strictObject({
      serial: z.string().max(40).openapi({ example: 'AC-CI01' }),
      quantity: Quantity,
    }),
  )
  .max(200)

export const SelectedSdks = z
  .array(z.strictObject({ slug: z.string().max(60), quantity: Quantity.optional().default(1) }))
  .max(20)
  .optional()
  .default([])

/** The page requires it for parcels to Korea; an API client may leave it to the carrier. */
const GivenCustomsCode = z
  .string()
  .max(40)
  .nullish()
  .transform((input) => input?.trim() || null)
  .pipe(CustomsCode.nullable())
  .openapi({ description: 'For parcels to Korea: P and 12 digits', example: null })

const GivenRecipient = z
  .strictObject({
    name: Name.refine((name) => name.length > 0).openapi({ minLength: 1, example: '見本 太郎' }),
    company: LooseLine(LINE_LENGTH_MAX.company, '見本大学'),
    department: LooseLine(LINE_LENGTH_MAX.department, '情報学研究科'),
    phone: Phone,
  })
  .nullish()
  .openapi({ description: 'Who receives the parcel, if it is not the customer' })

export const NewOrder = z
  .strictObject({
    location: Country.optional(),
    currency: z.enum(CURRENCIES),
    paymentSource: z.enum(PAYMENT_SOURCES),
    customer: z.strictObject({
      name: Name.refine((name) => name.length > 0).openapi({ minLength: 1 }),
      kana: Kana.nullish()
        .transform((kana) => kana ?? '')
        .openapi({ maxLength: 100, description: 'How the name reads', example: 'ミホン ハナ' }),
      email: Email,
      phone: Phone,
      description: LooseLine(LINE_LENGTH_MAX.company, '見本株式会社').openapi({
        description: 'Company',
      }),
      department: LooseLine(LINE_LENGTH_MAX.department, '研究開発部'),
    }),
    selectedCartridges: SelectedCartridges,
    chambers: z
      .array(z.string().max(40).nullable())
      .max(CHAMBERS_MAX)
      .optional()
      .default([])
      .openapi({
        description:
          'The cartridge of each chamber, pack after pack; `null` stays empty. Without it they fill the packs in the order of `selectedCartridges`.',
        example: EXAMPLE_PICKS.map(({ serial }) => serial),
      }),
    selectedSDK: SelectedSdks,
    shipping: z.strictObject({
      address: SentAddress,
      recipient: GivenRecipient,
      customsCode: GivenCustomsCode,
      deliveryTime: z
        .enum(DELIVERY_TIMES)
        .nullish()
        .openapi({ description: 'Within Japan; abroad carriers take none', example: '14-16' }),
    }),
    shippingMethod: z.enum(SHIPPING_WORDS),
    shippingAmount: ShownAmount('The shipping fee as it was shown', 1260),
    items: OrderedItems,
    orderNotes: Notes.optional().default(''),
    deviceSerial: LooseLine(40).openapi({
      description: 'Serial number of the device the cartridges are for',
      example: null,
    }),
    purchaseOrderNumber: LooseLine(LINE_LENGTH_MAX.purchaseOrderNumber, 'PO-2026-0417').openapi({
      description: 'Your own number of this order; documents and emails show it',
    }),
  })
  .refine(({ shipping }) => !shipping.deliveryTime || shipping.address.country === JAPAN, {
    path: ['shipping', 'deliveryTime'],
  })
  .openapi('NewOrder')

export type NewOrderWire = z.input<typeof NewOrder>
