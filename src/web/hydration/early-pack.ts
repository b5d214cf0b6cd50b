/**
 * The pack builder before it is hydrated: what is stored of the pack is shown, and what is pressed takes effect at once. Nothing is
 * stored here: the presses are replayed, and the builder does the same with all its rules. Only what React does not compare is
 * changed: attributes, and words by a style. Decision 0067.
 */
import { chambersOf, nextChamber, type Packed, putInto } from '#domain/cart/chambers.ts'
import { capacityOf } from '#domain/cart/packaging.ts'
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { slotsOf } from '#domain/cart/slots.ts'

import { readStoredPack } from '../draft/stored-pack.ts'

export type EarlyPack = {
  /** The page of the server knows no draft. */
  showStored: () => void
  /** False where the effect cannot be shown before hydration. */
  showPress: (button: HTMLButtonElement) => boolean
  /** Once the builder shows the same. */
  clear: () => void
}

const GLANCE = '[data-early-hints]'
const WELLS = `${GLANCE} i, [data-deck] [data-chamber]`
const PACKAGES = '[data-early-packages] input[type=number]'

export function startEarlyPack(): EarlyPack {
  const stored = readStoredPack()
  let packed: Packed = { picks: stored?.selectedCartridges ?? [], wells: stored?.wells ?? [] }
  let position = 0
  return { showStored, showPress, clear }

  function showStored(): void {
    if (stored === null || !document.querySelector(GLANCE)) return
    for (const [at, field] of all<HTMLInputElement>(PACKAGES).entries()) {
      showCount(field, [stored.kits, stored.refills][at] ?? 0)
    }
    show()
  }

  function showPress(button: HTMLButtonElement): boolean {
    const field = button.parentElement?.querySelector<HTMLInputElement>(PACKAGES)
    const scent = button.closest('tr')?.querySelector<HTMLElement>('th[data-scent]')?.dataset.scent
    if (field) step(field, button)
    else if (scent === undefined || !toggle(scent)) return false
    show()
    return true
  }

  /** As `add` and `drop` of the builder. False where every chamber is taken. */
  function toggle(serial: string): boolean {
    const packages = packageCount()
    const wells = chambersOf(packages, packed)
    if (packed.picks.some((pick) => pick.serial === serial)) {
      packed = { picks: packed.picks.filter((pick) => pick.serial !== serial), wells }
      return true
    }
    const slots = slotsOf(packages, packed.picks, packed.wells)
    const chamber = nextChamber(slots, serial, { target: null, at: position })
    const put = chamber === null ? null : putInto(packages, packed, serial, chamber)
    if (chamber === null || !put?.ok) return false
    packed = put.value
    position = Math.floor(chamber / CARTRIDGES_PER_PACKAGE)
    return true
  }

  function show(): void {
    const packages = packageCount()
    const slots = slotsOf(packages, packed.picks, packed.wells)
    position = Math.max(0, Math.min(position, packages - 1))
    const shown = slots[position] ?? []
    for (const [at, well] of all(WELLS).entries()) {
      showSeal(well, shown[at % CARTRIDGES_PER_PACKAGE] ?? null)
    }
    const free = shown.filter((serial) => serial === null).length
    for (const dial of all('[data-early-free]')) showText(dial, String(free))
    const hint = hintOf(packages, packed)
    for (const words of all('[data-early-hint]')) showText(words, hint)
    showAdded(new Set(packed.picks.map(({ serial }) => serial)))
  }
}

const all = <Part extends HTMLElement>(parts: string): Part[] => [
  ...document.querySelectorAll<Part>(parts),
]

const packageCount = (): number =>
  all<HTMLInputElement>(PACKAGES).reduce((sum, { value }) => sum + Number(value), 0)

/** The buttons are on both sides of the field. */
function step(field: HTMLInputElement, button: Element): void {
  if (button.nextElementSibling === field) field.stepDown()
  else field.stepUp()
  showCount(field, field.valueAsNumber)
}

function showCount(field: HTMLInputElement, count: number): void {
  field.value = String(count)
  field.dataset.early = field.value
}

function showSeal(well: HTMLElement, serial: string | null): void {
  const row = serial === null ? null : `th[data-scent='${CSS.escape(serial)}'] img`
  const seal = row === null ? null : document.querySelector<HTMLImageElement>(row)
  well.style.backgroundImage = seal === null ? '' : `url('${seal.src}')`
  if (serial === null) delete well.dataset.early
  else well.dataset.early = seal === null ? 'undrawn' : 'drawn'
}

/** In words for one package, in figures for several. */
function hintOf(packages: number, { picks }: Packed): string | null {
  const chosen = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  // The server wrote it.
  const hints = JSON.parse(all(GLANCE)[0]?.dataset.earlyHints ?? '[]') as string[]
  if (packages === 0) return null
  return (packages === 1 && hints[chosen]) || `${chosen} / ${capacityOf(packages)}`
}

function showAdded(serials: ReadonlySet<string>): void {
  const [table] = all('[data-early-word]')
  for (const row of table?.querySelectorAll<HTMLElement>('th[data-scent]') ?? []) {
    const button = row.parentElement?.querySelector<HTMLElement>('button[aria-pressed]')
    const isAdded = serials.has(row.dataset.scent ?? '')
    if (button) showText(button, isAdded ? (table?.dataset.earlyWord ?? null) : null)
  }
}

function showText(part: HTMLElement, text: string | null): void {
  if (text === null) delete part.dataset.earlyText
  else part.dataset.earlyText = text
}

function clear(): void {
  for (const part of all('[data-early], [data-early-text]')) {
    // What replaces it need not arrive once more.
    for (const animation of part.getAnimations({ subtree: true })) animation.finish()
    part.style.backgroundImage = ''
    delete part.dataset.early
    delete part.dataset.earlyText
  }
}
