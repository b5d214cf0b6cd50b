/**
 * The stored draft of an order that is not placed yet. Spec §3 "Order draft". It accepts incomplete input; the rules of
 * an order apply when it is placed. It contains no customs code.
 */
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { z } from '#shared/schema.ts'
import { isStorable } from '#shared/stored-text.ts'

import { NOTES_LENGTH_MAX, TEXT_LENGTH_MAX } from './storable.ts'

const QUANTITY_MAX = 99
/** As many chambers as two products of the highest quantity have. */
const WELLS_MAX = 2 * QUANTITY_MAX * 6

const text = (max = TEXT_LENGTH_MAX) => z.string().max(max).refine(isStorable)

const Text = text().default('')
const Packages = z.int().min(0).max(QUANTITY_MAX)
const Selected = z.int().min(1).max(QUANTITY_MAX)

/** Unknown fields are refused: who adds one decides here that the server may know it. */
export const DraftContent = z.strictObject({
  kits: Packages.default(1),
  refills: Packages.default(0),
  selectedCartridges: z
    .array(z.strictObject({ serial: text(40), quantity: Selected }))
    .max(200)
    .default([]),
  wells: z.array(text(40).nullable()).max(WELLS_MAX).default([]),
  selectedSDK: z
    .array(z.strictObject({ slug: text(60), quantity: Selected }))
    .max(20)
    .default([]),
  deviceSerial: Text,
  location: text(60).default('JP'),
  customerName: Text,
  customerKana: Text,
  customerEmail: Text,
  customerPhone: Text,
  /** Empty until it is chosen; then a company's name decides. */
  buyerKind: z.enum(['', 'person', 'company']).default(''),
  customerCompany: Text,
  customerDepartment: Text,
  purchaseOrderNumber: Text,
  address: z
    .strictObject({
      country: text(60).default('JP'),
      postalCode: Text,
      state: Text,
      city: Text,
      line1: Text,
      line2: Text,
    })
    .prefault({}),
  /** Who receives the parcel; `isOther` false keeps what was typed and does not use it. */
  recipient: z
    .strictObject({
      isOther: z.boolean().default(false),
      name: Text,
      company: Text,
      department: Text,
      phone: Text,
    })
    .prefault({}),
  shippingMethod: z.enum(SHIPPING_WORDS).default('sagawa'),
  deliveryTime: z.enum(['', ...DELIVERY_TIMES]).default(''),
  orderNotes: text(NOTES_LENGTH_MAX).default(''),
  paymentSource: z.enum(['stripe', 'bank']).default('stripe'),
  isAgreedTerms: text(60).default('not_accepted'),
  confirmedSteps: z.array(text(60)).max(10).default([]),
})
export type DraftContent = z.infer<typeof DraftContent>

/** A stored draft: each save increments `version`. */
export type StoredDraft = { version: number; content: DraftContent; savedAt: Date }

export type DraftRefusal = {
  code: 'draft_changed'
  /** The newer stored draft; version 0 without content if there is none. */
  version: number
  content: DraftContent | null
}
