import type { Context } from '#domain/context.ts'
import type { LocalizedText } from '#shared/locale.ts'

import { listStockRows } from './store.server.ts'

export type Stock = {
  serial: string
  name: LocalizedText
  kind: string
  onHand: number
  reserved: number
}

/** What lies on the shelf of every cartridge, in the catalogue's order, whether or not it is still listed. */
export async function listStock(ctx: Context): Promise<Stock[]> {
  const rows = await listStockRows(ctx)
  return rows.map(({ nameEn, nameJa, nameKo, ...row }) => ({
    ...row,
    name: { en: nameEn, ja: nameJa, ko: nameKo },
  }))
}
