/**
 * Merges one customer's packs on two devices within the rules of Spec §5 "Packaging": it retains everything selected
 * here, adds no package, and reports what does not fit.
 */
import { capacityOf, type Pick, packageCount, quantityBySerial, sdkAllowance } from './packaging.ts'
import { picksOf, type Slot } from './slots.ts'

/** `serial` of an SDK is its slug: the rule is the same for both. */
export type SelectedPack = {
  kits: number
  refills: number
  picks: readonly Pick[]
  sdks: readonly Pick[]
  wells: readonly Slot[]
}

/** Relative to `mine`: added, removed, and without room. */
type Change = { came: Pick[]; gone: Pick[]; left: Pick[] }

export type MergedPack = { pack: SelectedPack; scents: Change; sdks: Change }

export type PackSides = {
  /** What both began with; `null` where they never met. */
  base: SelectedPack | null
  mine: SelectedPack
  theirs: SelectedPack
}

/** Spec §3: one kit to begin with. */
const UNTOUCHED: SelectedPack = { kits: 1, refills: 0, picks: [], sdks: [], wells: [] }

export function mergePacks({ base, mine, theirs }: PackSides): MergedPack {
  const before = base ?? UNTOUCHED
  if (isSamePack(mine, before)) return told(mine, isSamePack(theirs, mine) ? mine : theirs)
  if (isSamePack(theirs, before) || isSamePack(mine, theirs)) return told(mine, mine)

  // Packages cost money. Only who knew of the ones here may change them from elsewhere.
  const kits = base === null ? mine.kits : changed(base.kits, mine.kits, theirs.kits)
  const refills = base === null ? mine.refills : changed(base.refills, mine.refills, theirs.refills)
  const packages = kits + refills

  const room = { total: capacityOf(packages), each: packages }
  const scents = mergePicks(
    { base: base?.picks ?? null, mine: mine.picks, theirs: theirs.picks },
    room,
  )
  const allowed = { total: sdkAllowance(packages), each: 1 }
  const sdks = mergePicks(
    { base: base?.sdks ?? null, mine: mine.sdks, theirs: theirs.sdks },
    allowed,
  )
  const pack = { kits, refills, picks: scents.picks, sdks: sdks.picks, wells: mine.wells }
  return told(mine, pack, { scents: scents.left, sdks: sdks.left })
}

type Packages = { kits: number; refills: number; picks: readonly Pick[] }

/** How many packages more it takes until these fit too. */
export function packagesFor(pack: Packages, more: readonly Pick[]): number {
  const packages = pack.kits + pack.refills
  const quantities = [...quantityBySerial([...pack.picks, ...more]).values()]
  const byRoom = Math.ceil(packageCount([...pack.picks, ...more]) / capacityOf(1))
  return Math.max(0, Math.max(byRoom, ...quantities) - packages)
}

type Sides = { base: readonly Pick[] | null; mine: readonly Pick[]; theirs: readonly Pick[] }
type Room = { total: number; each: number }

/** The selection of this device comes first. An existing excess stays, and the page reports it. */
function mergePicks({ base, mine, theirs }: Sides, room: Room): { picks: Pick[]; left: Pick[] } {
  const [ours, others] = [quantityBySerial(mine), quantityBySerial(theirs)]
  const before = base && quantityBySerial(base)
  const wanted = new Map<string, number>()
  for (const serial of new Set([...ours.keys(), ...others.keys()])) {
    const [here, there] = [ours.get(serial) ?? 0, others.get(serial) ?? 0]
    const quantity = before ? changed(before.get(serial) ?? 0, here, there) : Math.max(here, there)
    wanted.set(serial, quantity)
  }

  const kept = new Map(
    [...ours].map(([serial, here]) => [serial, Math.min(here, wanted.get(serial) ?? 0)]),
  )
  let free = room.total - [...kept.values()].reduce((sum, quantity) => sum + quantity, 0)
  const left = new Map<string, number>()
  for (const [serial, quantity] of wanted) {
    const here = kept.get(serial) ?? 0
    const fitting = Math.max(0, Math.min(quantity - here, room.each - here, free))
    kept.set(serial, here + fitting)
    left.set(serial, quantity - here - fitting)
    free -= fitting
  }
  return { picks: picksOf(kept), left: picksOf(left) }
}

/** Who changed it since both began decides; where both did, the one here. */
const changed = (before: number, mine: number, theirs: number): number =>
  mine === before ? theirs : mine

function told(
  mine: SelectedPack,
  pack: SelectedPack,
  left: { scents: Pick[]; sdks: Pick[] } = { scents: [], sdks: [] },
): MergedPack {
  return {
    pack,
    scents: {
      came: more(pack.picks, mine.picks),
      gone: more(mine.picks, pack.picks),
      left: left.scents,
    },
    sdks: {
      came: more(pack.sdks, mine.sdks),
      gone: more(mine.sdks, pack.sdks),
      left: left.sdks,
    },
  }
}

/** What the one has above the other. */
function more(these: readonly Pick[], those: readonly Pick[]): Pick[] {
  const known = quantityBySerial(those)
  return picksOf(
    new Map(
      [...quantityBySerial(these)].map(([serial, quantity]) => [
        serial,
        Math.max(0, quantity - (known.get(serial) ?? 0)),
      ]),
    ),
  )
}

/** The chamber of a cartridge makes no difference between packs. */
const isSamePack = (one: SelectedPack, other: SelectedPack): boolean =>
  one.kits === other.kits &&
  one.refills === other.refills &&
  isSamePicks(one.picks, other.picks) &&
  isSamePicks(one.sdks, other.sdks)

const isSamePicks = (these: readonly Pick[], those: readonly Pick[]): boolean =>
  more(these, those).length === 0 && more(those, these).length === 0
