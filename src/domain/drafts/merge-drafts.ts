/**
 * Merges this browser's draft with the account's, after signing in or after a save on another device. Input here wins, empty
 * fields are filled in, and the result lists the changes, so that the page can display them.
 */
import { type MergedPack, mergePacks, type SelectedPack } from '#domain/cart/merge-packs.ts'
import { sortedJson } from '#shared/sorted-json.ts'

import { EMPTY_CONTENT, packOf } from './content.ts'
import type { DraftContent } from './draft.ts'

export type DraftSides = {
  /** What both were when they last met; `null` where they never did. */
  base: DraftContent | null
  mine: DraftContent
  theirs: DraftContent
}

/** Changes that a reader of `mine` will see. */
export type MergeNotice = {
  scents: MergedPack['scents']
  sdks: MergedPack['sdks']
  /** The packages as they are now, where they are others than before. */
  packages: { kits: number; refills: number } | null
  /** How many packages the other one had, where some of them did not come along. */
  otherPackages: number | null
  /** Fields that were empty are filled. */
  areDetailsFilled: boolean
}

export type MergedDraft = { content: DraftContent; news: MergeNotice }

/** Texts and choices that are independent of each other. */
export const FIELDS = [
  ...(['deviceSerial', 'location', 'orderNotes', 'paymentSource', 'isAgreedTerms'] as const),
  ...(['customerName', 'customerKana', 'customerEmail', 'customerPhone'] as const),
  ...(['buyerKind', 'customerCompany', 'customerDepartment', 'purchaseOrderNumber'] as const),
] as const satisfies readonly (keyof DraftContent)[]

/** Two halves of two addresses are none, and the way of sending depends on the country. */
export const DELIVERY = ['address', 'recipient', 'shippingMethod', 'deliveryTime'] as const

/** A form that was sent counts only together with what was sent in it. */
const FORMS = {
  'customer-details': [
    ...(['location', 'customerName', 'customerKana', 'customerEmail'] as const),
    ...(['customerPhone', 'buyerKind', 'customerCompany', 'customerDepartment'] as const),
    'purchaseOrderNumber',
  ],
  'shipping-info': DELIVERY,
} as const satisfies Record<string, readonly (keyof DraftContent)[]>

export function mergeDrafts({ base, mine, theirs }: DraftSides): MergedDraft {
  const before = base ?? EMPTY_CONTENT
  const content: DraftContent = { ...mine }
  for (const field of FIELDS) {
    if (isSame(mine, before, [field])) Object.assign(content, { [field]: theirs[field] })
  }
  if (!isDeliveryMine({ base, mine, theirs })) {
    for (const field of DELIVERY) Object.assign(content, { [field]: theirs[field] })
  }
  const merged = mergePacks({
    base: base && packOf(base),
    mine: packOf(mine),
    theirs: packOf(theirs),
  })
  Object.assign(content, fieldsOf(merged.pack))
  content.confirmedSteps = sentForms(content, [mine, theirs])
  return { content, news: newsOf({ base, mine, theirs }, content, merged) }
}

/** A country alone is no address: one that was typed elsewhere is worth more. */
function isDeliveryMine({ base, mine, theirs }: DraftSides): boolean {
  if (isSame(mine, base ?? EMPTY_CONTENT, DELIVERY)) return false
  return base !== null || hasAddressInput(mine) || !hasAddressInput(theirs)
}

/** Whether the merge changed anything. */
export const isNews = ({ scents, sdks, packages, areDetailsFilled }: MergeNotice): boolean =>
  packages !== null ||
  areDetailsFilled ||
  [scents, sdks].some(({ came, gone, left }) => came.length + gone.length + left.length > 0)

/** Whether both have the same content, in any order of fields. */
export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
  isSame(one, other, [...FIELDS, ...DELIVERY, ...PACK_FIELDS, 'confirmedSteps'])

const PACK_FIELDS = ['kits', 'refills', 'selectedCartridges', 'selectedSDK', 'wells'] as const

export const fieldsOf = ({ kits, refills, picks, sdks, wells }: SelectedPack) => ({
  kits,
  refills,
  selectedCartridges: [...picks],
  selectedSDK: sdks.map(({ serial, quantity }) => ({ slug: serial, quantity })),
  wells: [...wells],
})

function sentForms(content: DraftContent, sources: readonly DraftContent[]): string[] {
  return Object.entries(FORMS)
    .filter(([form, fields]) =>
      sources.some((it) => it.confirmedSteps.includes(form) && isSame(it, content, fields)),
    )
    .map(([form]) => form)
}

function newsOf(
  { base, mine, theirs }: DraftSides,
  content: DraftContent,
  { scents, sdks }: MergedPack,
): MergeNotice {
  const { kits, refills } = content
  const others = theirs.kits + theirs.refills
  return {
    scents,
    sdks,
    packages: isSame(mine, content, ['kits', 'refills']) ? null : { kits, refills },
    otherPackages: scents.left.length > 0 && others > kits + refills ? others : null,
    // Between devices that know each other a field that follows is no news.
    areDetailsFilled: base === null && !isSame(mine, content, TYPED),
  }
}

const TYPED = [
  ...(['customerName', 'customerKana', 'customerEmail', 'customerPhone'] as const),
  ...(['customerCompany', 'customerDepartment', 'purchaseOrderNumber'] as const),
  ...(['address', 'recipient', 'orderNotes', 'deviceSerial'] as const),
]

const hasAddressInput = ({ address: { country: _, ...input } }: DraftContent): boolean =>
  Object.values(input).some((text) => text !== '')

export const isSame = (
  one: DraftContent,
  other: DraftContent,
  fields: readonly (keyof DraftContent)[],
): boolean => fields.every((field) => sortedJson(one[field]) === sortedJson(other[field]))
