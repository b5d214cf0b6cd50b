/**
 * The order draft. Spec §3 "Order draft", §4: saved to browser storage on every change, so that it survives
 * sign-in, reload and a closed tab. Nothing in it is believed by the server.
 */
import { useSyncExternalStore } from 'react'

import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { z } from '#shared/schema.ts'

import { DRAFT_CHANGED, ORDER_STORAGE } from './draft-storage.ts'

/** For this tab alone, until it is closed: what identifies a person to an authority outlives no visit. */
export const CUSTOMS_STORAGE_KEY = 'order-customs-code'

/** Decisions, section 7 "Client draft". */
const ORDER_STATES = ['initial', 'drafting', 'created', 'paying', 'completed'] as const

/** Made for the first record that is there: most visitors have none, and each part costs a waking page. */
function makeSchema() {
  const text = z.string().default('')
  const chosen = z.int().min(1).max(99)
  const placed = z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    currency: z.enum(['jpy', 'usd']),
    subtotalAmount: z.int(),
    shippingAmount: z.int(),
    applicationFee: z.int(),
    taxAmount: z.int(),
    totalChargeAmount: z.int(),
  })
  return z.object({
    /** The user whose personal data it contains; empty before checkout. */
    ownerId: text,
    orderState: z.enum(ORDER_STATES).default('initial'),
    /** Packages of each product. Spec §3: one kit to begin with. */
    kits: z.int().min(0).max(99).default(1),
    refills: z.int().min(0).max(99).default(0),
    selectedCartridges: z
      .array(z.object({ serial: z.string(), quantity: chosen }))
      .default(() => []),
    /** The chambers they lie in, package after package. */
    wells: z.array(z.string().nullable()).default(() => []),
    selectedSDK: z.array(z.object({ slug: z.string(), quantity: chosen })).default(() => []),
    /** The buyer was asked, and takes none. */
    isWithoutSdk: z.boolean().default(false),
    deviceSerial: text,
    /** Country of residence, alpha-2. */
    location: z.string().default('JP'),
    /** False while `location` is only the default. */
    isResidenceKnown: z.boolean().default(false),
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    /** Empty until it is chosen; then a company's name decides. */
    buyerKind: z.enum(['', 'person', 'company']).default(''),
    customerCompany: text,
    customerDepartment: text,
    /** The number of the order in the buyer's own books. */
    purchaseOrderNumber: text,
    /** How the name reads, in katakana: asked of those who pay by bank in Japan. */
    customerKana: text,
    address: z
      .object({
        country: z.string().default('JP'),
        postalCode: text,
        state: text,
        city: text,
        line1: text,
        line2: text,
      })
      .prefault({}),
    /** Who receives the parcel; `isOther` false keeps what was typed and does not use it. */
    recipient: z
      .object({
        isOther: z.boolean().default(false),
        name: text,
        company: text,
        department: text,
        phone: text,
      })
      .prefault({}),
    /** Korea's personal customs code. It stays in this tab and leaves with the order alone. */
    customsCode: text,
    shippingMethod: z.enum(SHIPPING_WORDS).default('sagawa'),
    deliveryTime: z.enum(['', ...DELIVERY_TIMES]).default(''),
    orderNotes: text,
    paymentSource: z.enum(['stripe', 'bank']).default('stripe'),
    /** `not_accepted`, or the version of the terms that were accepted. */
    isAgreedTerms: z.string().default('not_accepted'),
    /** Name and address are saved to the profile once the order is placed. */
    savesToProfile: z.boolean().default(false),
    /** The steps whose form was sent, so that a link can't skip one. */
    confirmedSteps: z.array(z.string()).default(() => []),
    /** The idempotency key of the order: created with the draft, valid until the order is completed. */
    idempotencyKey: text,
    placed: placed.nullable().default(null),
  })
}
export type OrderDraft = z.infer<ReturnType<typeof makeSchema>>

let madeSchema: ReturnType<typeof makeSchema> | undefined

/** A record as a draft, with what it leaves out; `null` for what is no record. */
function draftIn(stored: unknown): OrderDraft | null {
  madeSchema ??= makeSchema()
  return madeSchema.safeParse(stored).data ?? null
}

/** What the schema makes of a record that says nothing. */
const EMPTY: OrderDraft = {
  ownerId: '',
  orderState: 'initial',
  kits: 1,
  refills: 0,
  selectedCartridges: [],
  wells: [],
  selectedSDK: [],
  isWithoutSdk: false,
  deviceSerial: '',
  location: 'JP',
  isResidenceKnown: false,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  buyerKind: '',
  customerCompany: '',
  customerDepartment: '',
  purchaseOrderNumber: '',
  customerKana: '',
  address: { country: 'JP', postalCode: '', state: '', city: '', line1: '', line2: '' },
  recipient: { isOther: false, name: '', company: '', department: '', phone: '' },
  customsCode: '',
  shippingMethod: 'sagawa',
  deliveryTime: '',
  orderNotes: '',
  paymentSource: 'stripe',
  isAgreedTerms: 'not_accepted',
  savesToProfile: false,
  confirmedSteps: [],
  idempotencyKey: '',
  placed: null,
}

/** Fields that cannot be parsed are dropped one by one; a broken record starts empty. */
export function readDraft(): OrderDraft {
  try {
    const stored = localStorage.getItem(ORDER_STORAGE)
    const draft = stored === null ? null : draftIn(JSON.parse(stored))
    // The same object as on the server, so that a page without a draft is not rendered again.
    if (draft === null) return EMPTY
    return { ...draft, customsCode: customsCodeOf(draft.ownerId) }
  } catch {
    return EMPTY
  }
}

/** What is priced or sent. How it is paid may still change once the order is placed. */
const CONTENT: readonly (keyof OrderDraft)[] = [
  ...(['kits', 'refills', 'selectedCartridges', 'wells', 'selectedSDK', 'deviceSerial'] as const),
  ...(['location', 'customerName', 'customerEmail', 'customerPhone', 'customerCompany'] as const),
  ...(['buyerKind', 'customerDepartment', 'purchaseOrderNumber', 'customerKana'] as const),
  ...(['address', 'recipient', 'customsCode', 'shippingMethod', 'deliveryTime'] as const),
  ...(['orderNotes', 'paymentSource'] as const),
]

/**
 * Changes some fields. Where the content changes the key is renewed, so that the changed order is a new one,
 * and an order that was placed with the former content is let go of: it stays in the order history.
 */
export function changeDraft(change: Partial<OrderDraft>): OrderDraft {
  const before = readDraft()
  const draft = { ...before, ...change }
  if (change.placed === undefined && isOtherOrder(before, draft)) {
    draft.idempotencyKey = crypto.randomUUID()
    draft.placed = null
    draft.orderState = 'drafting'
  }
  if (draft.idempotencyKey === '') draft.idempotencyKey = crypto.randomUUID()
  write(draft)
  window.dispatchEvent(new Event(DRAFT_CHANGED))
  return draft
}

function write({ customsCode, ...draft }: OrderDraft): void {
  localStorage.setItem(ORDER_STORAGE, JSON.stringify(draft))
  if (customsCode === '') sessionStorage.removeItem(CUSTOMS_STORAGE_KEY)
  else sessionStorage.setItem(CUSTOMS_STORAGE_KEY, `${draft.ownerId} ${customsCode}`)
}

/** After a sign-out in another tab, this tab still has that person's draft: no one else may use it. */
function customsCodeOf(ownerId: string): string {
  const stored = sessionStorage.getItem(CUSTOMS_STORAGE_KEY) ?? ''
  return stored.startsWith(`${ownerId} `) ? stored.slice(ownerId.length + 1) : ''
}

function isOtherOrder(before: OrderDraft, after: OrderDraft): boolean {
  const fields = before.placed === null ? CONTENT : CONTENT.filter((it) => it !== 'paymentSource')
  return fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** After an order is completed, or when the visitor starts over; name and address stay. */
export function startNewDraft(): void {
  const before = readDraft()
  localStorage.removeItem(ORDER_STORAGE)
  changeDraft({
    ...whoAndWhere(before),
    customsCode: '',
    ownerId: before.ownerId,
    idempotencyKey: crypto.randomUUID(),
  })
}

/** What the next order of the same person begins with. */
export const whoAndWhere = (draft: OrderDraft) => ({
  location: draft.location,
  isResidenceKnown: draft.isResidenceKnown,
  customerName: draft.customerName,
  customerEmail: draft.customerEmail,
  customerPhone: draft.customerPhone,
  buyerKind: draft.buyerKind,
  customerCompany: draft.customerCompany,
  customerDepartment: draft.customerDepartment,
  customerKana: draft.customerKana,
  address: draft.address,
  recipient: draft.recipient,
})

/** Nothing of it stays in this browser. */
export function removeDraft(): void {
  localStorage.removeItem(ORDER_STORAGE)
  sessionStorage.removeItem(CUSTOMS_STORAGE_KEY)
  window.dispatchEvent(new Event(DRAFT_CHANGED))
}

/** Calls back on changes made in this tab: another tab has its own draft. */
export function onDraftChangedHere(listener: () => void): () => void {
  window.addEventListener(DRAFT_CHANGED, listener)
  return () => window.removeEventListener(DRAFT_CHANGED, listener)
}

/** The server and the first paint know an empty draft only. */
export const useOrderDraft = (): OrderDraft =>
  useSyncExternalStore(subscribe, snapshot, () => EMPTY)

let lastRaw = ''
let lastDraft: OrderDraft = EMPTY

function snapshot(): OrderDraft {
  const code = sessionStorage.getItem(CUSTOMS_STORAGE_KEY) ?? ''
  const raw = `${localStorage.getItem(ORDER_STORAGE)} ${code}`
  if (raw !== lastRaw) {
    lastRaw = raw
    lastDraft = readDraft()
  }
  return lastDraft
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(DRAFT_CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(DRAFT_CHANGED, listener)
  }
}
