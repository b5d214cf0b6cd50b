/**
 * The common base of two drafts when a save of this one got no answer: the page was closed or the network failed. The account
 * may have received it or not; its current content decides, field by field.
 */
import { type Pick, quantityBySerial } from '#domain/cart/packaging.ts'

import { EMPTY_CONTENT, packOf } from './content.ts'
import type { DraftContent } from './draft.ts'
import { DELIVERY, FIELDS, fieldsOf, isSame } from './merge-drafts.ts'

type Unheard = {
  /** What both were when they last met; `null` where they never did. */
  met: DraftContent | null
  /** What was sent since without an answer, the newest last. */
  sent: readonly DraftContent[]
  theirs: DraftContent
}

/**
 * Another device changed a field only if its value there is neither the base nor one sent from here. An unchanged field may
 * mean a lost save: then the change here counts, so that no input is lost.
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
