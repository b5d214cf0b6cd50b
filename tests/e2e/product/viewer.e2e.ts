/** The shooter in 3D: nothing of it before it is requested, everything by keyboard, and the picture where it cannot be. */
import type { Page } from '@playwright/test'

import { VIEWER_KILOBYTES } from '../../../src/web/features/product/viewer/weight.ts'
import { expect, expectAccessible } from '../../support/drivers/journey.ts'
import {
  THREE_DIMENSIONS,
  testWithGraphics,
  VIEWER_PAGE,
  viewer,
} from '../../support/drivers/viewer-driver.ts'

/** A processor that plays a graphics card needs patience, and a small picture. */
const DRAWN = { timeout: 120_000 }
const IN_SOFTWARE = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The page itself is drawn as in every other journey.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]
const MODEL = /shooter3-[^/]+\.glb$/
const view = (page: Page) => page.getByRole('img', { name: /with the arrow keys/ })

const test = testWithGraphics(IN_SOFTWARE)
test.setTimeout(240_000)

test('§2 the view is fetched on request, can be tried again, weighs what the page says, and works by keyboard', async ({
  page,
}) => {
  const fetched: { path: string; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    fetched.push({ path: new URL(request.url()).pathname, bytes: responseBodySize })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(VIEWER_PAGE)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(({ path }) => THREE_DIMENSIONS.test(path))).toEqual([])

  fetched.length = 0
  await page.route(MODEL, (route) => route.abort())
  await viewer(page).getByRole('button', { name: 'Open the 3D view without motion' }).press('Enter')
  await expect(viewer(page).getByRole('alert')).toContainText('didn’t load')
  await expect(viewer(page).getByRole('img')).toBeVisible()

  await page.unroute(MODEL)
  await viewer(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(view(page)).toBeFocused(DRAWN)
  await expect.poll(() => fetched.filter(({ path }) => THREE_DIMENSIONS.test(path)).length).toBe(2)
  const kilobytes = () =>
    fetched
      .filter(({ path }) => path.startsWith('/assets/'))
      .reduce((sum, file) => sum + file.bytes / 1000, 0)
  // How long an answer was is known a moment after it came.
  await expect.poll(kilobytes).toBeGreaterThan(VIEWER_KILOBYTES * 0.9)
  expect(kilobytes()).toBeLessThan(VIEWER_KILOBYTES * 1.1)

  await expect(viewer(page).getByRole('slider')).toHaveValue('100')
  const apart = await drawn(page)
  await page.keyboard.press('e')
  await expect(viewer(page).getByRole('slider')).toHaveValue('0')
  await expect(viewer(page).getByRole('status')).toHaveText('The device is assembled.')
  await expect(async () => {
    expect((await drawn(page)).equals(apart)).toBe(false)
  }).toPass(DRAWN)

  await page.keyboard.press('3')
  await expect(viewer(page).getByRole('status')).toContainText('Chamber 3')
  await expect(viewer(page).getByRole('button', { name: 'Chamber 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await viewer(page).getByRole('button', { name: 'Back to the picture' }).click()
  await expect(viewer(page).getByRole('button')).toBeFocused()
})

/** A picture of it once it is one: of one colour it is a few hundred bytes as PNG. */
async function drawn(page: Page): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await expect(async () => {
    picture = await view(page).screenshot(DRAWN)
    expect(picture.length).toBeGreaterThan(20_000)
  }).toPass(DRAWN)
  return picture
}
