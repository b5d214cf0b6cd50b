/**
 * The order draft. Spec §3 "Order draft", §4: saved to browser storage on every change, so that it survives
 * sign-in, reload and a closed tab. Nothing in it is believed by the server.
 */
import { useSyncExternalStore } from 'react'

import type { DraftContent } from '#domain/drafts/draft.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { SHIPPING_WORDS } from '#domain/shipping/method.ts'
import { isAmong } from '#shared/is-among.ts'
import { CURRENCIES } from '#shared/money.ts'
import { pick } from '#shared/pick.ts'

import type { Charged } from '../prices/order-sums.tsx'
import { DRAFT_CHANGED, ORDER_STORAGE } from './draft-storage.ts'
import { isQuantity, PACK } from './stored-pack.ts'
import {
  isFlag,
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  isWhole,
  read,
  readRecord,
} from './stored-value.ts'

/** For this tab alone, until it is closed: what identifies a person to an authority outlives no visit. */
export const CUSTOMS_STORAGE_KEY = 'order-customs-code'

/** Decisions, section 7 "Client draft". */
const ORDER_STATES = ['initial', 'drafting', 'created', 'paying', 'completed'] as const

const text = read(isText, '')
const isSdkPick = isRecordOf<{ slug: string; quantity: number }>({
  slug: isText,
  quantity: isQuantity,
})
const isPlaced = isRecordOf<PlacedOrder>({
  orderId: isText,
  orderNumber: isText,
  currency: isAmong(CURRENCIES),
  subtotalAmount: isWhole,
  shippingAmount: isWhole,
  applicationFee: isWhole,
  taxAmount: isWhole,
  totalChargeAmount: isWhole,
})

type PlacedOrder = Charged & { orderId: string; orderNumber: string }

/** What the account saves, too. */
const SAVED = {
  ...PACK,
  selectedSDK: read(isListOf(isSdkPick), []),
  deviceSerial: text,
  /** Country of residence, alpha-2. */
  location: read(isText, 'JP'),
  customerName: text,
  customerEmail: text,
  customerPhone: text,
  /** Empty until it is chosen; then a company's name decides. */
  buyerKind: read(isAmong(['', 'person', 'company']), ''),
  customerCompany: text,
  customerDepartment: text,
  /** The number of the order in the buyer's own books. */
  purchaseOrderNumber: text,
  /** How the name reads, in katakana: asked of those who pay by bank in Japan. */
  customerKana: text,
  address: readRecord({
    country: read(isText, 'JP'),
    postalCode: text,
    state: text,
    city: text,
    line1: text,
    line2: text,
  }),
  /** Who receives the parcel; `isOther` false keeps what was typed and does not use it. */
  recipient: readRecord({
    isOther: read(isFlag, false),
    name: text,
    company: text,
    department: text,
    phone: text,
  }),
  shippingMethod: read(isAmong(SHIPPING_WORDS), 'sagawa'),
  deliveryTime: read(isAmong(['', ...DELIVERY_TIMES]), ''),
  orderNotes: text,
  paymentSource: read(isAmong(['stripe', 'bank']), 'stripe'),
  /** `not_accepted`, or the version of the terms that were accepted. */
  isAgreedTerms: read(isText, 'not_accepted'),
  /** The steps whose form was sent, so that a link can't skip one. */
  confirmedSteps: read(isListOf(isText), []),
}

/** Without the schemas of the server: on a phone, they are a long task before each page of the checkout. Decision 0062. */
export const contentIn: (stored: unknown) => DraftContent = readRecord(SAVED)

/** A record as a draft; a field that is missing or broken begins as here. */
const draftIn = readRecord({
  ...SAVED,
  /** The user whose personal data it contains; empty before checkout. */
  ownerId: text,
  orderState: read(isAmong(ORDER_STATES), 'initial'),
  /** The buyer was asked, and takes none. */
  isWithoutSdk: read(isFlag, false),
  /** False while `location` is only the default. */
  isResidenceKnown: read(isFlag, false),
  /** Korea's personal customs code. It stays in this tab and leaves with the order alone. */
  customsCode: text,
  /** Name and address are saved to the profile once the order is placed. */
  savesToProfile: read(isFlag, false),
  /** The idempotency key of the order: created with the draft, valid until the order is completed. */
  idempotencyKey: text,
  /** The key that the order was last sent with. While it is the present one, the order may be placed without an answer here. */
  sentKey: text,
  placed: read(isNullOr(isPlaced), null),
})
export type OrderDraft = ReturnType<typeof draftIn>

const EMPTY: OrderDraft = draftIn({})

/** Fields that cannot be parsed are dropped one by one; a broken record starts empty. */
export function readDraft(): OrderDraft {
  try {
    const stored = localStorage.getItem(ORDER_STORAGE)
    // The same object as on the server, so that a page without a draft is not rendered again.
    if (stored === null) return EMPTY
    const draft = draftIn(JSON.parse(stored))
    return { ...draft, customsCode: customsCodeOf(draft.ownerId) }
  } catch {
    return EMPTY
  }
}

/** Of a customer who is signed in: the server and the first paint know no draft. */
export const isOwned = ({ ownerId }: Pick<OrderDraft, 'ownerId'>): boolean => ownerId !== ''

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
export const whoAndWhere = (draft: OrderDraft) =>
  pick(
    draft,
    'location',
    'isResidenceKnown',
    'customerName',
    'customerEmail',
    'customerPhone',
    'buyerKind',
    'customerCompany',
    'customerDepartment',
    'customerKana',
    'address',
    'recipient',
  )

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

/** The order of this very content is placed, or was sent and not answered: to be sent again under its key, it stays as it is. */
export const isOrdered = ({ placed, sentKey, idempotencyKey }: OrderDraft): boolean =>
  placed !== null || (sentKey !== '' && sentKey === idempotencyKey)

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
