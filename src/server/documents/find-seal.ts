/** The company's seal (角印) for documents in languages whose readers expect one. Without the setting there is none. */
import type { Context } from '#domain/context.ts'
import type { DocumentKind } from '#domain/orders/documents/documents.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import { readInk } from '#domain/uploads/read-ink.server.ts'

const SEALED: readonly DocumentKind[] = ['estimate', 'invoice', 'receipt']

export async function findSeal(
  ctx: Context,
  { kind, locale, company }: OrderDocument,
): Promise<Uint8Array | null> {
  const isSealed = SEALED.includes(kind) && locale !== 'en'
  return isSealed && company.seal ? readInk(ctx, company.seal) : null
}
