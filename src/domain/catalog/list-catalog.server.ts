/** The public catalogue. Spec §7 calls 7 to 11. */
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'

import type { CartridgeRow } from './rows.ts'
import { findSerialsNamed, pageCartridges } from './store.server.ts'

export {
  listKindRows as listKinds,
  pageApplications as listApplications,
  pageProducts as listProducts,
  pageSdks as listSdks,
} from './store.server.ts'

/** Active entries only (spec §9). `text` is searched for as in the pack builder. */
export async function listCartridges(
  ctx: Context,
  { text, kind }: { text: string | null; kind: string | null },
  page: PageRequest,
): Promise<Page<CartridgeRow>> {
  const serials = text === null ? null : await findSerialsNamed(ctx, text)
  return pageCartridges(ctx, { serials, kind }, page)
}

/** More than the catalogue will hold for years: one read. */
const READ_AT_ONCE = 500

/** Every one that is listed, in the catalogue's order. */
export async function listAllCartridges(ctx: Context): Promise<CartridgeRow[]> {
  const rows: CartridgeRow[] = []
  for (let number = 1; ; number += 1) {
    const page = { number, size: READ_AT_ONCE }
    const { items, count } = await listCartridges(ctx, { text: null, kind: null }, page)
    rows.push(...items)
    if (items.length === 0 || rows.length >= count) return rows
  }
}
