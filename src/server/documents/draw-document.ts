/** A document from its facts, as PDF. The order of the parts is the order in which they are read. */
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'

import { drawAmount } from './amount-part.ts'
import { titleOf, wordsOf } from './context.ts'
import { loadFonts } from './fonts.ts'
import { drawFooter } from './footer-part.ts'
import { drawGoods } from './goods-part.ts'
import { drawHeader } from './header-part.ts'
import { openPage } from './page.ts'

export async function drawDocument(
  document: OrderDocument,
  siteUrl: string,
  seal: Uint8Array | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(document, siteUrl)
  const title = `${titleOf(words)} ${document.number}`
  const page = openPage(await loadFonts(), {
    title,
    author: words.company.name,
    language: document.locale,
    mark: `${words.company.name}   ${title}`,
    writtenAt: document.issuedAt,
  })
  const context = { ...words, page, seal }
  drawHeader(context)
  drawAmount(context)
  drawGoods(context)
  drawFooter(context)
  return page.finish()
}
