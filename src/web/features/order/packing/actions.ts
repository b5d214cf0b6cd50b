/** Everything that can be done to the pack, bound to what it needs: rows keep it from paint to paint. */

import type { Pick } from '#domain/cart/packaging.ts'
import type { ProductId } from '#domain/orders/product.ts'

import type { ListedCartridge } from '../cartridge-list.ts'
import * as cartridge from './cartridge-actions.ts'
import * as pack from './pack-actions.ts'
import type { PackContext } from './pack-context.ts'

export type PackActions = ReturnType<typeof packActionsFor>

export function packActionsFor(context: PackContext) {
  const { view } = context
  return {
    add: (serial: string) => cartridge.add(context, serial),
    put: (serial: string, chamber: number) => cartridge.put(context, serial, chamber),
    drop: (serial: string) => cartridge.drop(context, serial),
    setQuantity: (serial: string, count: number) => cartridge.setQuantity(context, serial, count),
    choose: (chamber: number) => cartridge.choose(context, chamber),
    move: (from: number, to: number) => cartridge.move(context, from, to),
    takeOut: (chamber: number) => cartridge.takeOut(context, chamber),
    putDown: () => view.change({ held: null, target: null, said: null }),
    /** What is held stays in the hand: it may be laid into another package. */
    show: (position: number) => view.change({ position, target: null, said: null }),
    fill: (listed: readonly ListedCartridge[]) => pack.fill(context, listed),
    copyOn: (from: number) => pack.copyOn(context, from),
    addCodes: (codes: readonly Pick[]) => pack.addCodes(context, codes),
    takeOutExcess: () => pack.takeOutExcess(context),
    clear: () => pack.clear(context),
    undo: () => pack.undo(context),
    setPackages: (id: ProductId, count: number) => pack.setPackages(context, id, count),
    addPackages: (count: number) => pack.addPackages(context, count),
  }
}
