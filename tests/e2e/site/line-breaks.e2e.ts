/** That the faults of lines which `every-page.e2e.ts` looks for are found. Decision 0018. */
import { linesOfHeadings } from '../../support/drivers/heading-lines.ts'
import { expect, test } from '../../support/drivers/journey.ts'
import { invisibleSigns, lineErrorsOf } from '../../support/drivers/line-errors.ts'
import { tornWords } from '../../support/drivers/torn-words.ts'

test('a word that is cut, a phrase that is broken, a scrap of a line and an invisible sign are found', async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.setContent(
    '<html lang="ja"><h1 style="width:8.5em;word-break:break-all">しろい香りだカートリッジ\u200b</h1>',
  )
  const [lines = []] = await page.evaluate(linesOfHeadings, 'ja')
  expect(lineErrorsOf(lines, 'ja')).toEqual([
    'cut: カートリッジ in しろい香りだカー|トリッジ\u200b',
    'phrase: しろい香りだカー|トリッジ\u200b',
  ])
  expect(lineErrorsOf(['中まで、見る', '。'], 'ja')).toContain('scrap: 中まで、見る|。')
  expect(await page.evaluate(invisibleSigns)).toHaveLength(1)
})

test('a word, a name, a range and a figure that a line divides are found, and a sign at the wrong end', async ({
  page,
}) => {
  await page.goto('about:blank')
  const tornIn = async (lang: string, cell: string) => {
    await page.setContent(`<html lang="${lang}"><p style="width:9em;font:20px monospace">${cell}`)
    return await page.evaluate(tornWords, lang)
  }
  expect(await tornIn('en', 'Wi-<br>Fi')).toEqual(['torn: Wi-Fi in Wi-Fi'])
  expect(await tornIn('en', 'Strawb<br>erry')).toEqual(['torn: Strawberry in Strawberry'])
  expect(await tornIn('ko', '200<br> cm')).toEqual(['torn: 200 cm in 200 cm'])
  expect(await tornIn('ja', '2〜<br>3回')).toContain('torn: 2〜3回 in 2〜3回')
  expect(await tornIn('ja', 'スペアミ<br>ント')).toContain('torn: ミント in スペアミント')
  expect(await tornIn('ja', '中<br>。')).toContain('torn: 中。 in 中。')
  expect(await tornIn('en', '<code>Wi-<br>Fi</code>')).toEqual([])
})
