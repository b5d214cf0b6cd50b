/** The packages of an order with their chambers; neighbours of one product with the same contents are one entry. */
import type { Slot } from './slots.ts'

export type PackedPackage = {
  productId: string
  /** Its number among the packages of this product, from 1. */
  first: number
  /** How many of the same contents follow each other. */
  count: number
  chambers: Slot[]
}

/** `slots` are the packages in the order of the lines. */
export function packedPackages(
  lines: readonly { productId: string; quantity: number }[],
  slots: readonly Slot[][],
): PackedPackage[] {
  const packages: PackedPackage[] = []
  let position = 0
  for (const { productId, quantity } of lines) {
    for (let number = 1; number <= quantity; number += 1) {
      const chambers = slots[position] ?? []
      position += 1
      const last = packages.at(-1)
      if (last?.productId === productId && isSame(last.chambers, chambers)) last.count += 1
      else packages.push({ productId, first: number, count: 1, chambers })
    }
  }
  return packages
}

/** The scents of a package, each with the number of its chamber, from 1. */
export const scentsIn = <Scent extends { serial: string }>(
  { chambers }: PackedPackage,
  scents: readonly Scent[],
): (Scent & { chamber: number })[] =>
  chambers.flatMap((serial, index) => {
    const scent = scents.find((it) => it.serial === serial)
    return scent ? [{ ...scent, chamber: index + 1 }] : []
  })

/** `2`, or `2–4` with the sign that ranges have in the language; empty where it is the only one of its product. */
export function numbersOf(
  { productId, first, count }: PackedPackage,
  packages: readonly PackedPackage[],
  rangeSign: string,
): string {
  const all = packages.filter((other) => other.productId === productId)
  if (all.reduce((sum, other) => sum + other.count, 0) === 1) return ''
  return count === 1 ? `${first}` : `${first}${rangeSign}${first + count - 1}`
}

const isSame = (these: readonly Slot[], those: readonly Slot[]): boolean =>
  these.every((serial, chamber) => serial === those[chamber])
