/** Documents from their facts, as one PDF. The order of the parts is the order in which they are read. */
import type { OrderDocuments } from '#domain/orders/documents/order-document.ts'

import { drawAmount } from './amount-part.ts'
import { type DocumentContext, titleOf, type Words, wordsOf } from './context.ts'
import { loadFonts } from './fonts.ts'
import { drawFooter } from './footer-part.ts'
import { drawGoods } from './goods-part.ts'
import { drawHeader } from './header-part.ts'
import { openPage } from './page.ts'

export async function drawDocuments(
  [first, ...others]: OrderDocuments,
  siteUrl: string,
  seal: Uint8Array | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(first, siteUrl)
  const page = openPage(await loadFonts(), {
    title: nameOf(words),
    author: words.company.name,
    language: first.locale,
    mark: markOf(words),
    writtenAt: first.issuedAt,
  })
  drawParts({ ...words, page, seal })
  for (const document of others) {
    const words = wordsOf(document, siteUrl)
    page.begin(markOf(words))
    drawParts({ ...words, page, seal })
  }
  return page.finish()
}

const nameOf = (words: Words): string => `${titleOf(words)} ${words.document.number}`
const markOf = (words: Words): string => `${words.company.name}   ${nameOf(words)}`

function drawParts(context: DocumentContext): void {
  drawHeader(context)
  if (!context.document.packing) drawAmount(context)
  drawGoods(context)
  drawFooter(context)
}
