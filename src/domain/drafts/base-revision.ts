/**
 * What two drafts began with, where this one was sent to the account and no answer was heard: the page was closed,
 * or the network was gone. The account may have it or not; what it says now tells, field by field.
 */
import { type Pick, quantityBySerial } from '#domain/cart/packaging.ts'

import { type DraftContent, EMPTY_CONTENT, packOf } from './draft.ts'
import { DELIVERY, FIELDS, fieldsOf, isSame } from './merge-drafts.ts'

type Unheard = {
  /** What both were when they last met; `null` where they never did. */
  met: DraftContent | null
  /** What was sent since without an answer, the newest last. */
  sent: readonly DraftContent[]
  theirs: DraftContent
}

/**
 * Somebody changed a field elsewhere only if it says there what was neither known nor sent here. What is still as it was
 * may be one that never arrived: there the change here counts, so that nothing typed is lost.
 */
export function baseRevision({ met, sent, theirs }: Unheard): DraftContent | null {
  const last = sent.at(-1)
  if (last === undefined) return met

  const known = [met ?? EMPTY_CONTENT, ...sent]
  const begun: DraftContent = { ...last }
  for (const fields of ATOMS) {
    if (!known.some((it) => isSame(it, theirs, fields))) continue
    for (const field of fields) Object.assign(begun, { [field]: theirs[field] })
  }
  const [packs, pack] = [known.map(packOf), packOf(theirs)]
  const picks = begunPicks(
    packs.map((it) => it.picks),
    pack.picks,
  )
  const sdks = begunPicks(
    packs.map((it) => it.sdks),
    pack.sdks,
  )
  return { ...begun, ...fieldsOf({ ...packOf(begun), picks, sdks }) }
}

const ATOMS: readonly (readonly (keyof DraftContent)[])[] = [
  ...FIELDS.map((field) => [field]),
  DELIVERY,
  ['kits'],
  ['refills'],
]

/** The same for each scent. */
function begunPicks(known: readonly (readonly Pick[])[], theirs: readonly Pick[]): Pick[] {
  const there = quantityBySerial(theirs)
  const here = known.map(quantityBySerial)
  const serials = new Set([there, ...here].flatMap((it) => [...it.keys()]))
  return [...serials].flatMap((serial) => {
    const quantities = here.map((it) => it.get(serial) ?? 0)
    const theirQuantity = there.get(serial) ?? 0
    const quantity = quantities.includes(theirQuantity) ? theirQuantity : (quantities.at(-1) ?? 0)
    return quantity > 0 ? [{ serial, quantity }] : []
  })
}
