/** A document that staff request, from the form of the order's page. */
import type { Context } from '#domain/context.ts'
import { DOCUMENT_KINDS, documentFileName, HONORIFICS } from '#domain/orders/documents/documents.ts'
import { issueDocumentAsStaff } from '#domain/orders/documents/issue-document.server.ts'
import { Addressee, type OrderDocument } from '#domain/orders/documents/order-document.ts'
import { PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { LOCALES } from '#shared/locale.ts'
import { singleLine } from '#shared/text-schema.ts'
import { isUuid } from '#shared/uuid.ts'
import { textOf } from '#web/features/admin/frame/guard.server.ts'

/** `null` for what the order does not have, and for what no form of ours sends. */
export async function documentOf(
  ctx: Context,
  orderId: string,
  form: FormData,
): Promise<{ document: OrderDocument; fileName: string } | null> {
  const kind = DOCUMENT_KINDS.find((known) => known === textOf(form, 'kind'))
  const locale = LOCALES.find((known) => known === textOf(form, 'language')) ?? ctx.locale
  const honorific = HONORIFICS.find((known) => known === textOf(form, 'honorific')) ?? null
  const addressee = Addressee.safeParse(textOf(form, 'addressee'))
  const proviso = singleLine(PROVISO_LENGTH_MAX).safeParse(textOf(form, 'proviso'))
  if (!kind || !addressee.success || !proviso.success || !isUuid(orderId)) return null

  const request = {
    locale,
    honorific,
    addressee: addressee.data,
    proviso: proviso.data,
    subject: '',
  }
  const issued = await issueDocumentAsStaff(ctx, orderId, kind, request)
  if (!issued.ok) return null
  return { document: issued.value, fileName: documentFileName(issued.value) }
}
