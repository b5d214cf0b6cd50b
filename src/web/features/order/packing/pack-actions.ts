/** Actions on the whole pack. */

import { copyPackage } from '#domain/cart/chambers.ts'
import { type Pick, packingOf, quantityBySerial } from '#domain/cart/packaging.ts'
import { fillRest, fitToPackages } from '#domain/cart/slots.ts'
import { variedSerials } from '#domain/cart/variety.ts'
import type { ProductId } from '#domain/orders/product.ts'

import { canPack, type ListedCartridge } from '../cartridge-list.ts'
import { changePackages, keep, packedOf, readPack } from '../pack.ts'
import { finish, type PackContext } from './pack-context.ts'

/** The maximum of one scent, or of one product, in an order draft. */
const QUANTITY_MAX = 99

/** Only scents of which one for every package is in stock, so that what is filled can be ordered. */
export function fill(context: PackContext, listed: readonly ListedCartridge[]): void {
  const pack = readPack()
  const { picks, wells } = packedOf(pack)
  const enough = listed.filter((item) => canPack(item) && item.available >= pack.packages)
  const chosen = context.scents.filter(({ serial }) => pack.quantities.has(serial))
  const filled = fillRest(pack.packages, picks, variedSerials(enough, chosen))

  finish(context, { picks: filled, wells }, ({ t }) => t('order.saidFilled'))
  if (packingOf(pack.packages, filled).status !== 'full') {
    context.notify({ type: 'info', text: context.t('order.fillShort') })
  }
}

/** As far as the next package has room, lacks the scent, and the shelf has one more. */
export function copyOn(context: PackContext, from: number): void {
  const pack = readPack()
  const ways = { from, to: from + 1 }
  const mayHave = (serial: string, quantity: number) =>
    (context.scents.find((it) => it.serial === serial)?.available ?? 0) >= quantity
  const copied = copyPackage(pack.packages, packedOf(pack), ways, mayHave)
  finish(context, copied, ({ t }) => t('order.saidCopied', { number: ways.to + 1 }), ways.to)
}

/** Also more than there is room for: the page shows the excess, and no pasted line is lost. */
export function addCodes(context: PackContext, codes: readonly Pick[]): void {
  const { picks, wells } = packedOf(readPack())
  const sums = [...quantityBySerial([...picks, ...codes])]
  const all = sums.map(([serial, sum]) => ({ serial, quantity: Math.min(sum, QUANTITY_MAX) }))
  finish(context, { picks: all, wells }, null)
}

export function takeOutExcess(context: PackContext): void {
  const { packages, picks, draft } = readPack()
  finish(context, { picks: fitToPackages(packages, picks), wells: draft.wells }, null)
}

export const clear = (context: PackContext): void =>
  finish(context, { picks: [], wells: [] }, ({ t }) => t('order.saidCleared'))

export function undo({ view }: PackContext): void {
  const { past } = view.read()
  const last = past.at(-1)
  if (last === undefined) return

  keep(last)
  view.change({
    past: past.slice(0, -1),
    said: ({ t }) => t('order.saidUndone'),
    held: null,
    target: null,
  })
}

export function setPackages({ view }: PackContext, id: ProductId, quantity: number): void {
  changePackages(id, Math.min(QUANTITY_MAX, quantity))
  view.change({ said: null, held: null, target: null })
}

export const addPackages = (context: PackContext, count: number): void =>
  setPackages(context, 'refill-pack', readPack().draft.refills + count)
