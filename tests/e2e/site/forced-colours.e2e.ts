/** Readers who choose the colours of all pages, white on black: drawings are visible too. WCAG 1.4.11. */
import { expect, test } from '../../support/drivers/journey.ts'
import { contrast } from '../../support/site/contrast.ts'

test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

/** Each has drawings in ink with labels; the second has axes of measurements, the third one a person to scale. */
const PAGES = [
  '/blog/an-hour-of-signage',
  '/solutions/arts-and-science',
  '/products/aroma-speaker-60',
] as const
const CONTRAST_MIN = 3

for (const path of PAGES) {
  test(`forced colours: the words and lines of drawings at ${path} stand out from the ground`, async ({
    page,
  }) => {
    await page.goto(`${path}?lang=en`)
    const inks = await page.locator('main').evaluate((main) => {
      const drawn = [...main.querySelectorAll('svg:not(.lucide) :is(text, line)')]
      return drawn
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { fill, stroke } = getComputedStyle(part)
          return part.nodeName === 'text' ? fill : stroke
        })
        .filter((colour) => colour !== 'none')
    })
    expect(inks.length).toBeGreaterThanOrEqual(5)
    expect(inks.filter((colour) => contrast(hexOf(colour), '#000000') < CONTRAST_MIN)).toEqual([])
  })
}

test('forced colours: words of filled buttons and of the chosen link are none of the ground', async ({
  page,
}) => {
  await page.goto('/faq?lang=en')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // The browser puts the ground behind words, whatever the colour of their button.
  for (const filled of [
    page.getByRole('banner').getByRole('link', { name: 'Order', exact: true }),
    page.getByRole('button', { name: 'Subscribe' }),
    page.getByRole('main').getByRole('link', { name: 'All', exact: true }),
  ]) {
    const colour = await filled.evaluate((it) => getComputedStyle(it).color)
    expect(contrast(hexOf(colour), hexOf(ground))).toBeGreaterThanOrEqual(4.5)
  }
})

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`on a ${colorScheme} ground`, () => {
    test.use({ contextOptions: { forcedColors: 'active', colorScheme } })

    test('forced colours: the air of the drawn device stands out from the ground', async ({
      page,
    }) => {
      await page.goto('/software/player?lang=en')
      const air = page.locator('svg g[class*="plume"]')
      const [threads, blending] = await air.evaluateAll((plumes) => [
        plumes.flatMap((plume) => [...plume.children]).map((it) => getComputedStyle(it).stroke),
        plumes.map((it) => getComputedStyle(it).mixBlendMode),
      ])
      expect(new Set(blending)).toEqual(new Set(['normal']))
      const inks = threads.filter((colour) => colour !== 'none')
      expect(inks.length).toBeGreaterThanOrEqual(5)
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (const ink of inks)
        expect(contrast(hexOf(ink), hexOf(ground))).toBeGreaterThanOrEqual(CONTRAST_MIN)
    })
  })
}

/** `rgb(1, 2, 3)` as #010203. */
const hexOf = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
