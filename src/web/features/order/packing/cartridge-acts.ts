/** What can be done to one cartridge: by click, by key and by drag alike. */
import { moveBetween, nextChamber, putInto, takeFrom } from '#domain/cart/chambers.ts'
import { removeFromSlots } from '#domain/cart/slots.ts'

import { packedOf, readPack } from '../pack.ts'
import { type Bench, finish, nameAt, numberOf, packageOf, warnOfNoRoom } from './bench.ts'

/** Into that chamber; what lay there leaves the pack. */
export function put(bench: Bench, serial: string, chamber: number): void {
  const pack = readPack()
  const answer = putInto(pack.packages, packedOf(pack), serial, chamber)
  const name = nameAt(bench, serial)
  if (answer.ok) {
    const said = bench.t('order.saidPut', { name, number: numberOf(chamber) })
    finish(bench, answer.value, said, packageOf(chamber))
  } else if (answer.error.code === 'quantity_exceeded') warnOfNoRoom(bench)
  else bench.notify({ type: 'warn', text: bench.t('problems.cartridge_duplicated', { name }) })
}

/** Into the chamber that takes the next one. */
export function add(bench: Bench, serial: string): void {
  const { target, position } = bench.view.read()
  const chamber = nextChamber(readPack().slots, serial, { target, at: position })
  if (chamber === null) warnOfNoRoom(bench)
  else put(bench, serial, chamber)
}

export function move(bench: Bench, from: number, to: number): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const serial = packed.wells[from] ?? null
  if (serial === null || from === to) {
    bench.view.change({ held: null })
    return
  }
  const said = bench.t('order.saidPut', { name: nameAt(bench, serial), number: numberOf(to) })
  finish(bench, moveBetween(pack.packages, packed, from, to), said, packageOf(to))
}

export function takeOut(bench: Bench, chamber: number): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const serial = packed.wells[chamber] ?? null
  if (serial === null) return

  const said = bench.t('order.saidOut', { name: nameAt(bench, serial) })
  finish(bench, takeFrom(pack.packages, packed, chamber), said)
}

/** All of that scent, in whatever chamber. */
export function drop(bench: Bench, serial: string): void {
  const { picks, wells } = packedOf(readPack())
  const left = { picks: picks.filter((pick) => pick.serial !== serial), wells }
  finish(bench, left, bench.t('order.saidOut', { name: nameAt(bench, serial) }))
}

export function setQuantity(bench: Bench, serial: string, quantity: number): void {
  const now = readPack().quantities.get(serial) ?? 0
  for (let count = now; count > quantity; count -= 1) takeOne(bench, serial)
  for (let count = now; count < quantity; count += 1) add(bench, serial)
}

/** The same press picks up, lays down, and points at an empty chamber for the next scent. */
export function choose(bench: Bench, chamber: number): void {
  const { t, view } = bench
  const { held, target } = view.read()
  const serial = packedOf(readPack()).wells[chamber] ?? null

  if (held !== null) move(bench, held, chamber)
  else if (serial !== null) {
    const said = t('order.saidHeld', { name: nameAt(bench, serial) })
    view.change({ held: chamber, target: null, said })
  } else if (target === chamber) view.change({ target: null, said: '' })
  else {
    view.change({ target: chamber, said: t('order.saidTarget', { number: numberOf(chamber) }) })
  }
}

/** The one that lies last; beyond the chambers one that lies nowhere. */
function takeOne(bench: Bench, serial: string): void {
  const pack = readPack()
  const packed = packedOf(pack)
  const chamber = packed.wells.lastIndexOf(serial)
  const left =
    chamber === -1
      ? { ...packed, picks: removeFromSlots(packed.picks, serial) }
      : takeFrom(pack.packages, packed, chamber)
  finish(bench, left, bench.t('order.saidOut', { name: nameAt(bench, serial) }))
}
