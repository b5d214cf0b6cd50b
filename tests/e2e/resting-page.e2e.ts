/** A kept page rests until somebody does something with it. Decision 0031. */
import type { Page, Request } from '@playwright/test'

import { RESTS_AT_MOST_MS } from '../../src/server/page-cache/waking.ts'
import { expect, mailsTo, newAddress, test } from '../support/journey.ts'

/** As a reader opens it: nobody has done anything yet. */
const openUntouched = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' })

const isAlive = (page: Page) => page.evaluate(() => '__reactRouterDataRouter' in window)

const isProgram = (request: Request) => /\/assets\/[^/]+\.js$/.test(request.url())

test('decision 0031: an untouched page fetches its programs and runs none; after eight seconds it does', async ({
  page,
}) => {
  await page.clock.install()
  const run: string[] = []
  page.on('request', (request) => {
    if (isProgram(request) && request.resourceType() === 'script') run.push(request.url())
  })
  const packages = page.waitForEvent(
    'requestfinished',
    (request) => isProgram(request) && request.url().includes('/packages-'),
  )
  await openUntouched(page, '/company/profile?lang=en')
  await packages
  await page.clock.fastForward(RESTS_AT_MOST_MS - 2_000)
  expect(await isAlive(page)).toBe(false)
  expect(run).toEqual([])

  await page.clock.fastForward(2_000)
  await expect.poll(() => isAlive(page)).toBe(true)
})

test('decision 0031: a pointer that merely lies there is nobody; one that moves is', async ({
  page,
}) => {
  await openUntouched(page, '/company/profile?lang=en')
  await page.mouse.move(200, 200)
  await page.evaluate(() =>
    dispatchEvent(new PointerEvent('pointermove', { screenX: 200, screenY: 200 })),
  )
  await page.mouse.move(200, 240)
  await expect.poll(() => isAlive(page)).toBe(true)
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
  await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
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
  await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
  expect(complaints.splice(0).every((text) => text.includes('dynamically imported module'))).toBe(
    true,
  )
})

test('decision 0031: whom the browser remembers waits for nothing', async ({ page }) => {
  await page.goto('/company/profile?lang=en')
  // The place on the page before is kept for this tab.
  await page.evaluate(() => sessionStorage.setItem('been', 'here'))
  await openUntouched(page, '/faq?lang=en')
  await expect.poll(() => isAlive(page)).toBe(true)
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
