/** A paper from its facts, as PDF. The order of the parts is the order in which they are read. */
import type { Paper } from '#domain/orders/documents/order-document.ts'

import { drawAmount } from './amount-part.ts'
import { titleOf, wordsOf } from './context.ts'
import { loadFaces } from './fonts.ts'
import { drawFoot } from './footer-part.ts'
import { drawGoods } from './goods-part.ts'
import { drawHead } from './header-part.ts'
import { openSheet } from './page.ts'

export async function drawPaper(paper: Paper, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(paper, siteUrl)
  const title = `${titleOf(words)} ${paper.number}`
  const sheet = openSheet(await loadFaces(), {
    title,
    author: words.company.name,
    language: paper.locale,
    mark: `${words.company.name}   ${title}`,
    writtenAt: paper.issuedAt,
  })
  const scene = { ...words, sheet }
  drawHead(scene)
  drawAmount(scene)
  drawGoods(scene)
  drawFoot(scene)
  return sheet.finish()
}
