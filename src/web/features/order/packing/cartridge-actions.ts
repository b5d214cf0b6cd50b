/** Actions on one cartridge, the same by click, by key and by drag. */
import { moveBetween, nextChamber, putInto, takeFrom } from '#domain/cart/chambers.ts'
import { removeFromSlots } from '#domain/cart/slots.ts'

import { packedOf, readPack } from '../pack.ts'
import {
  finish,
  nameAt,
  numberOf,
  type PackContext,
  packageOf,
  warnOfNoRoom,
} from './pack-context.ts'
import type { Said } from './use-view.ts'

/** Into that chamber; what lay there leaves the pack. */
export function put(context: PackContext, serial: string, chamber: number): void {
  const pack = readPack()
  const answer = putInto(pack.packages, packedOf(pack), serial, chamber)
  if (answer.ok) {
    finish(context, answer.value, saidPut(serial, chamber), packageOf(chamber))
  } else if (answer.error.code === 'quantity_exceeded') warnOfNoRoom(context)
  else {
    const text = context.t('problems.cartridge_duplicated', { name: nameAt(context, serial) })
    context.notify({ type: 'warn', text })
  }
}

/** Into the chamber that takes the next one. */
export function add(context: PackContext, serial: string): void {
  const { target, position } = context.view.read()
  const chamber = nextChamber(readPack().slots, serial, { target, at: position })
  if (chamber === null) warnOfNoRoom(context)
  else put(context, serial, chamber)
}

export function move(context: PackContext, from: number, to: number): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const serial = packed.wells[from] ?? null
  if (serial === null || from === to) {
    context.view.change({ held: null })
    return
  }
  finish(context, moveBetween(pack.packages, packed, from, to), saidPut(serial, to), packageOf(to))
}

export function takeOut(context: PackContext, chamber: number): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const serial = packed.wells[chamber] ?? null
  if (serial === null) return

  finish(context, takeFrom(pack.packages, packed, chamber), saidOut(serial))
}

/** All of that scent, in whatever chamber. */
export function drop(context: PackContext, serial: string): void {
  const { picks, wells } = packedOf(readPack())
  const left = { picks: picks.filter((pick) => pick.serial !== serial), wells }
  finish(context, left, saidOut(serial))
}

export function setQuantity(context: PackContext, serial: string, quantity: number): void {
  const now = readPack().quantities.get(serial) ?? 0
  for (let count = now; count > quantity; count -= 1) takeOne(context, serial)
  for (let count = now; count < quantity; count += 1) add(context, serial)
}

/** The same press picks up, lays down, and points at an empty chamber for the next scent. */
export function choose(context: PackContext, chamber: number): void {
  const { view } = context
  const { held, target } = view.read()
  const serial = packedOf(readPack()).wells[chamber] ?? null

  if (held !== null) move(context, held, chamber)
  else if (serial !== null) {
    const said: Said = (words) => words.t('order.saidHeld', { name: nameAt(words, serial) })
    view.change({ held: chamber, target: null, said })
  } else if (target === chamber) view.change({ target: null, said: null })
  else {
    const said: Said = ({ t }) => t('order.saidTarget', { number: numberOf(chamber) })
    view.change({ target: chamber, said })
  }
}

/** The one in the last chamber; first one that is in no chamber. */
function takeOne(context: PackContext, serial: string): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const chamber = packed.wells.lastIndexOf(serial)
  const left =
    chamber === -1
      ? { ...packed, picks: removeFromSlots(packed.picks, serial) }
      : takeFrom(pack.packages, packed, chamber)
  finish(context, left, saidOut(serial))
}

const saidPut =
  (serial: string, chamber: number): Said =>
  (words) =>
    words.t('order.saidPut', { name: nameAt(words, serial), number: numberOf(chamber) })

const saidOut =
  (serial: string): Said =>
  (words) =>
    words.t('order.saidOut', { name: nameAt(words, serial) })
