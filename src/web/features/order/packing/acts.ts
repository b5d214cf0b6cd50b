/** Everything that can be done to the pack, bound to what it needs: rows keep it from paint to paint. */
import type { Pick } from '#domain/cart/packaging.ts'

import type { ListedCartridge, ProductId } from '../cartridge-list.ts'
import type { Bench } from './bench.ts'
import * as cartridge from './cartridge-acts.ts'
import * as pack from './pack-acts.ts'

export type Acts = ReturnType<typeof actsOn>

export function actsOn(bench: Bench) {
  const { view } = bench
  return {
    add: (serial: string) => cartridge.add(bench, serial),
    put: (serial: string, chamber: number) => cartridge.put(bench, serial, chamber),
    drop: (serial: string) => cartridge.drop(bench, serial),
    setQuantity: (serial: string, count: number) => cartridge.setQuantity(bench, serial, count),
    choose: (chamber: number) => cartridge.choose(bench, chamber),
    move: (from: number, to: number) => cartridge.move(bench, from, to),
    takeOut: (chamber: number) => cartridge.takeOut(bench, chamber),
    putDown: () => view.change({ held: null, target: null, said: '' }),
    /** What is held stays in the hand: it may be laid into another package. */
    show: (position: number) => view.change({ position, target: null, said: '' }),
    fill: (listed: readonly ListedCartridge[]) => pack.fill(bench, listed),
    copyOn: (from: number) => pack.copyOn(bench, from),
    addCodes: (codes: readonly Pick[]) => pack.addCodes(bench, codes),
    takeOutExcess: () => pack.takeOutExcess(bench),
    clear: () => pack.clear(bench),
    undo: () => pack.undo(bench),
    setPackages: (id: ProductId, count: number) => pack.setPackages(bench, id, count),
    addPackages: (count: number) => pack.addPackages(bench, count),
  }
}
