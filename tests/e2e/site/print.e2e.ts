/** Public pages on paper: whole, in ink, and without the frame of the site. */
import type { Page } from '@playwright/test'

import { messagesOf } from '#i18n/catalogue.server.ts'

import { printedText } from '../../support/documents/printed-text.ts'
import { placeBankOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'
import { contrast } from '../../support/site/contrast.ts'

const PAGES = [
  '/',
  '/products/aroma-shooter-3',
  '/products/aroma-cartridge',
  '/solutions/virtual-reality-smell',
  '/software/sdk',
  '/software/api',
  '/company/about',
  '/faq',
  '/legal-information',
  '/blog/first-hour-http-api',
] as const

/** WCAG 1.4.3 for large text: paper has no screen behind it, and headings of night sections were lighter. */
const CONTRAST_MIN = 3

for (const [at, path] of PAGES.entries()) {
  test(`print ${path}${at < 3 ? '' : ' @long'}: all its words are there, in ink, and nothing of the frame`, async ({
    page,
  }) => {
    // The sheet without its margins: what is shown depends on the width.
    await page.setViewportSize({ width: 688, height: 1000 })
    await page.goto(`${path}?lang=en`)
    await page.emulateMedia({ media: 'print' })
    const words = await wordsOfMain(page)
    expect(words.length).toBeGreaterThan(50)
    const { text, colours } = printedText(await page.pdf({ format: 'A4' }))

    const printed = text.replaceAll(/\s/g, '')
    expect(words.filter((word) => !printed.includes(word))).toEqual([])
    const { skip = '', newsletterTitle = '' } = messagesOf('en').shell ?? {}
    for (const frame of [skip, newsletterTitle].filter(Boolean)) {
      expect(printed).not.toContain(frame.replaceAll(/\s/g, ''))
    }
    const light = colours.filter((rgb) => contrast(hexOf(rgb), '#ffffff') < CONTRAST_MIN)
    expect(light).toEqual([])
    await expect(page.getByRole('main').getByRole('button', { name: 'Copy' })).toHaveCount(0)
    // What stays in place on a screen would be printed over the text of each sheet.
    expect(await fixedParts(page)).toEqual([])
  })
}

test('print the FAQ: questions with their answers on few sheets, without search and links to themselves', async ({
  page,
}) => {
  await page.goto('/faq?lang=en')
  const pdf = await page.pdf({ format: 'A4' })
  const { text } = printedText(pdf)
  for (const screen of ['Search', 'Link to this answer']) expect(text).not.toContain(screen)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8)
})

test('print an order: its number, sum and account, without what only a screen can do', async ({
  page,
  shop,
}) => {
  const order = await placeBankOrder({ page, shop, locale: 'en', email: newAddress('print') })
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.goto(`/orders/${order.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  const { text } = printedText(await page.pdf({ format: 'A4' }))
  // Letters that are printed close together are read as two words.
  const letters = text.replaceAll(' ', '')
  for (const said of [order.number, '81,260', 'SampleBank']) expect(letters).toContain(said)
})

/** Of what is displayed on paper. */
const wordsOfMain = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const isShown = (element: Element | null): boolean =>
      element !== null &&
      element.closest('svg, option, .visually-hidden') === null &&
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const found = new Set<string>()
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isShown(node.parentElement)) continue
      for (const [word] of (node.textContent ?? '').matchAll(/[a-z]{4,}/gi)) found.add(word)
    }
    return [...found]
  })

const fixedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
      .map((part) => part.className.toString()),
  )

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
