/** A kept page rests until somebody does something with it. Decision 0031. */
import type { Page, Request } from '@playwright/test'

import { CAME_TO_LIFE } from '#shared/came-to-life.ts'

import { RESTS_AT_MOST_MS } from '../../../src/server/page-cache/waking.ts'
import { emailsTo, expect, newAddress, test } from '../../support/drivers/journey.ts'

/** As a reader opens it: nobody has done anything yet. */
const openUntouched = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' })

const isAlive = (page: Page) => page.evaluate((alive) => alive in window, CAME_TO_LIFE)

/** By something that was done, not by the time that passed. */
const expectAlive = (page: Page) =>
  expect.poll(() => isAlive(page), { timeout: RESTS_AT_MOST_MS / 2 }).toBe(true)

const isProgram = (request: Request) => /\/assets\/[^/]+\.js$/.test(request.url())

/** Programs that were asked for to be run, and not to be kept. */
function programsRun(page: Page): string[] {
  const run: string[] = []
  page.on('request', (request) => {
    if (isProgram(request) && request.resourceType() === 'script') run.push(request.url())
  })
  return run
}

/** The largest of them lies in the browser's store. */
const fetchedAhead = (page: Page) =>
  page.waitForEvent(
    'requestfinished',
    (request) => isProgram(request) && request.url().includes('/packages-'),
  )

test('decision 0031: an untouched page fetches its programs and runs none; after eight seconds it does', async ({
  page,
}) => {
  await page.clock.install()
  const openedAt = Date.now()
  const run = programsRun(page)
  const fetched = fetchedAhead(page)
  await openUntouched(page, '/company/profile?lang=en')
  await fetched
  await page.clock.fastForward(Math.max(0, RESTS_AT_MOST_MS - 1_500 - (Date.now() - openedAt)))
  // Whatever was due is on its way when the page has asked something else.
  await page.evaluate(() => fetch('/healthz'))
  expect(run).toEqual([])

  await page.clock.fastForward(2_500)
  await expectAlive(page)
})

test('decision 0031: a pointer that merely lies there is nobody; one that moves is', async ({
  page,
}) => {
  const run = programsRun(page)
  const fetched = fetchedAhead(page)
  await openUntouched(page, '/company/profile?lang=en')
  await fetched
  // As the browser says it of a pointer that nobody moves.
  for (const _ of ['once', 'again']) await page.mouse.move(0, 0)
  await page.evaluate(() => fetch('/healthz'))
  expect(run).toEqual([])
  await page.mouse.move(0, 40)
  await expectAlive(page)
})

test('decision 0031: a button that is pressed first is pressed when the page listens', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openUntouched(page, '/press-kit?lang=en')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Copied it!').first()).toBeVisible()
})

test('decision 0031: a form that is sent first is sent once, by the program, with what was typed', async ({
  page,
  shop,
}) => {
  const email = newAddress('early-reader')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('page-views')) {
      posts.push(new URL(request.url()).pathname)
    }
  })
  await openUntouched(page, '/company/profile?lang=en')
  // A slow line: both presses come long before the programs.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await held
    await route.continue()
  })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/company\/profile/)
  letGo()
  await expect(page).toHaveURL(/\/subscription\/thank-you\?result=success/)
  expect(posts.filter((path) => path === '/v1/subscriptions')).toHaveLength(1)
  expect(posts).not.toContain('/company/profile')
  await expect.poll(() => emailsTo(shop, email)).toHaveLength(1)
})

test('decision 0031: where programs never come, a form goes by itself', async ({
  page,
  shop,
  complaints,
}) => {
  const email = newAddress('offline-reader')
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort())
  await openUntouched(page, '/company/profile?lang=en')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscription\/thank-you\?result=success/, { timeout: 30_000 })
  await expect.poll(() => emailsTo(shop, email)).toHaveLength(1)
  expect(complaints.splice(0).every((text) => text.includes('dynamically imported module'))).toBe(
    true,
  )
})

test('decision 0031: whom the browser remembers waits for nothing', async ({ page }) => {
  await page.goto('/company/profile?lang=en')
  // The place on the page before is kept for this tab.
  await page.evaluate(() => sessionStorage.setItem('been', 'here'))
  await openUntouched(page, '/faq?lang=en')
  await expectAlive(page)
})

test('decision 0031: a place in a page, and a page that is more with its programs, wait for nothing', async ({
  page,
  browser,
  shop,
}) => {
  await openUntouched(page, '/faq?lang=en#hardware')
  await expectAlive(page)

  const other = await browser.newPage({ baseURL: shop.url })
  await openUntouched(other, '/api/docs?lang=en')
  await expectAlive(other)
  await other.close()
})

test('decision 0031: what is pressed while programs begin to listen is done once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // React Router says its name while the page is first rendered in the browser.
    Object.defineProperty(window, '__reactRouterDataRouter', {
      configurable: true,
      set(router: unknown) {
        Object.defineProperty(window, '__reactRouterDataRouter', { value: router })
        const named = (button: Element) => button.outerHTML.includes('Add a spray of Orange')
        const add = [...document.querySelectorAll('button')].find(named)
        setTimeout(() => add?.click())
      },
    })
  })
  await openUntouched(page, '/software/player?lang=en')
  const sprays = page.getByRole('group', { name: 'Sprays over time' }).getByRole('button')
  const before = await sprays.count()
  await page.mouse.wheel(0, 10)
  await expectAlive(page)
  await expect(sprays).toHaveCount(before + 1)
})

test('decision 0031: what was shut and what was moved before is taken over, each beside the other', async ({
  page,
}) => {
  await openUntouched(page, '/software/apps/aroma-controller?lang=en')
  await page.evaluate(() => {
    for (const slider of document.querySelectorAll<HTMLInputElement>('input[type=range]')) {
      if (slider.value !== '0') slider.value = '50'
    }
  })
  await page.getByRole('checkbox', { name: 'Yuzu' }).uncheck({ force: true })
  await expectAlive(page)
  const call = page.getByRole('region', { name: 'What it sends' })
  await expect(call).toContainText('"chambers": [4]')
  await page.getByRole('checkbox', { name: 'Yuzu' }).check({ force: true })
  await expect(call).toContainText('"concentrations": [50, 50]')
})

test('decision 0031: a menu that is opened first covers the page and has the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openUntouched(page, '/company/profile?lang=en')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('decision 0031: a page is counted once, whether it came to life or was left untouched', async ({
  page,
}) => {
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/page-views')) counted.push(request.postDataJSON())
  })
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const view = { view: { page: '/company/profile' } }

  await openUntouched(page, '/company/profile?lang=en')
  await leave()
  await expect.poll(() => counted).toEqual([view])
  await leave()

  await page.goto('/company/profile?lang=en')
  await expect.poll(() => counted).toEqual([view, view])
  await leave()
  await page.evaluate(() => fetch('/healthz'))
  expect(counted).toEqual([view, view])
})
