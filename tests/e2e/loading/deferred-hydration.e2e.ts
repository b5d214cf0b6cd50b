/** A cached page is hydrated on the first interaction. Decisions 0031 and 0041. */
import type { Page, Request } from '@playwright/test'

import { HYDRATION_DEADLINE_MS } from '#web/hydration/first-interaction.ts'
import { HYDRATED_EVENT } from '#web/hydration/hydrated-event.ts'

import {
  emailsTo,
  expect,
  expectAccessible,
  newAddress,
  test,
} from '../../support/drivers/journey.ts'

/** Without any interaction. */
const openUntouched = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' })

const isHydrated = (page: Page) => page.evaluate((hydrated) => hydrated in window, HYDRATED_EVENT)

/** By an interaction, not by the deadline. */
const expectHydrated = (page: Page) =>
  expect.poll(() => isHydrated(page), { timeout: HYDRATION_DEADLINE_MS / 2 }).toBe(true)

/** A script of the app, not the one that loads them. */
const isAppScript = (request: Request) =>
  /\/assets\/(?!deferred-hydration-)[^/]+\.js$/.test(request.url())

/** Scripts that the page runs, not those it prefetches. */
function scriptsRun(page: Page): string[] {
  const run: string[] = []
  page.on('request', (request) => {
    if (isAppScript(request) && request.resourceType() === 'script') run.push(request.url())
  })
  return run
}

/** The largest of them is in the browser's cache. */
const prefetched = (page: Page) =>
  page.waitForEvent(
    'requestfinished',
    (request) => isAppScript(request) && request.url().includes('/packages-'),
  )

test('decision 0031: an untouched page prefetches its scripts and runs none; after eight seconds it does', async ({
  page,
}) => {
  await page.clock.install()
  const openedAt = Date.now()
  const run = scriptsRun(page)
  const fetched = prefetched(page)
  await openUntouched(page, '/company/profile?lang=en')
  await fetched
  await page.clock.fastForward(Math.max(0, HYDRATION_DEADLINE_MS - 1_500 - (Date.now() - openedAt)))
  // By the time this request is answered, any script that was due has been requested.
  await page.evaluate(() => fetch('/healthz'))
  expect(run).toEqual([])

  await page.clock.fastForward(2_500)
  await expectHydrated(page)
})

test('decision 0031: a pointer that does not move is no interaction; one that moves is @long', async ({
  page,
}) => {
  const run = scriptsRun(page)
  const fetched = prefetched(page)
  await openUntouched(page, '/company/profile?lang=en')
  await fetched
  // As a browser reports a pointer that does not move.
  for (const _ of ['once', 'again']) await page.mouse.move(0, 0)
  await page.evaluate(() => fetch('/healthz'))
  expect(run).toEqual([])
  await page.mouse.move(0, 40)
  await expectHydrated(page)
})

test('decision 0031: a click on a button before hydration is replayed after it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openUntouched(page, '/press-kit?lang=en')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Copied it!').first()).toBeVisible()
})

test('decision 0031: a form submitted before hydration is sent once, by the scripts, with what was typed', async ({
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
  // On a slow connection, both clicks come long before the scripts.
  let erasePersonalData = () => {}
  const held = new Promise<void>((resolve) => {
    erasePersonalData = resolve
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
  erasePersonalData()
  await expect(page).toHaveURL(/\/subscription\/thank-you\?result=success/)
  expect(posts.filter((path) => path === '/v1/subscriptions')).toHaveLength(1)
  expect(posts).not.toContain('/company/profile')
  await expect.poll(() => emailsTo(shop, email)).toHaveLength(1)
})

test('decision 0031: where scripts never load, the browser submits the form @long', async ({
  page,
  shop,
  complaints,
}) => {
  const email = newAddress('offline-reader')
  // The page that answers the form loads them again.
  await page.route(/\/assets\/entry\.client-/, (route) =>
    page.url().includes('/company/profile') ? route.abort() : route.continue(),
  )
  await openUntouched(page, '/company/profile?lang=en')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscription\/thank-you\?result=success/, { timeout: 30_000 })
  await expect.poll(() => emailsTo(shop, email)).toHaveLength(1)
  expectOnlyFailures(complaints)
})

test('decision 0031: where a script fails to load, it is requested once more, and nothing that was typed is lost @long', async ({
  page,
}) => {
  // By the preload and by the import.
  const requested = await failEntry(page, 2)
  await openUntouched(page, '/company/profile?lang=en')
  const address = page.getByRole('contentinfo').getByRole('textbox')
  await address.fill('reader@example.com')
  await expectHydrated(page)
  expect(requested()).toBe(3)
  await expect(address).toHaveValue('reader@example.com')
  await expect(failureNotice(page)).toBeHidden()
})

test('decision 0031: where a script fails again, the page says so and can be loaded again @long', async ({
  page,
  complaints,
}) => {
  await failEntry(page, 4)
  await openUntouched(page, '/company/profile?lang=en')
  await page.mouse.wheel(0, 10)
  await expect(failureNotice(page)).toBeVisible()
  await expectAccessible(page)
  await failureNotice(page).getByRole('link', { name: 'Load again' }).click()
  await expect(failureNotice(page)).toBeHidden()
  await page.mouse.wheel(0, 10)
  await expectHydrated(page)
  expectOnlyFailures(complaints)
})

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of the page didn’t load' })

/** The first requests for this script fail, except when it is prefetched. Returns how many there were. */
async function failEntry(page: Page, failing: number): Promise<() => number> {
  let requests = 0
  await page.route(/\/assets\/entry\.client-/, (route) => {
    if (route.request().resourceType() === 'script') requests += 1
    const isFailing = route.request().resourceType() === 'script' && requests <= failing
    return isFailing ? route.abort() : route.continue()
  })
  return () => requests
}

function expectOnlyFailures(complaints: string[]): void {
  const others = complaints
    .splice(0)
    .filter((text) => !text.includes('dynamically imported module'))
  expect(others).toEqual([])
}

test('decision 0031: a page hydrates at once for a returning visitor @long', async ({ page }) => {
  await page.goto('/company/profile?lang=en')
  // As a scroll position of an earlier page.
  await page.evaluate(() => sessionStorage.setItem('been', 'here'))
  await openUntouched(page, '/faq?lang=en')
  await expectHydrated(page)
})

test('decision 0031: a #place, a page marked as eager and a personal page hydrate at once @long', async ({
  page,
  browser,
  shop,
}) => {
  await openUntouched(page, '/faq?lang=en#hardware')
  await expectHydrated(page)

  const other = await browser.newPage({ baseURL: shop.url })
  await openUntouched(other, '/nothing-here?lang=en')
  await expectHydrated(other)
  await openUntouched(other, '/sign-in?lang=en')
  await expectHydrated(other)
  await other.close()
})

test('decision 0062: the pack builder of a visitor loads at most 20 scripts, and no schemas', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (isAppScript(response.request())) scripts.push(response.text())
  })
  await page.goto('/order?lang=ja')
  await expectHydrated(page)
  expect(scripts.length).toBeLessThanOrEqual(20)
  // The setting that `shared/schema.ts` makes.
  expect((await Promise.all(scripts)).filter((script) => script.includes('jitless'))).toEqual([])
})

test('decision 0031: a click during hydration counts once @long', async ({ page }) => {
  await page.addInitScript(() => {
    // React Router sets this property while the page is first rendered in the browser.
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
  await expectHydrated(page)
  await expect(sprays).toHaveCount(before + 1)
})

test('decision 0031: what was unticked and moved before hydration is restored, one without undoing the other @long', async ({
  page,
}) => {
  await openUntouched(page, '/software/apps/aroma-controller?lang=en')
  await page.evaluate(() => {
    for (const slider of document.querySelectorAll<HTMLInputElement>('input[type=range]')) {
      if (slider.value !== '0') slider.value = '50'
    }
  })
  await page.getByRole('checkbox', { name: 'Yuzu' }).uncheck({ force: true })
  await expectHydrated(page)
  const call = page.getByRole('region', { name: 'What it sends' })
  await expect(call).toContainText('"chambers": [4]')
  await page.getByRole('checkbox', { name: 'Yuzu' }).check({ force: true })
  await expect(call).toContainText('"concentrations": [50, 50]')
})

test('decision 0031: a menu opened before hydration covers the page and has the focus @long', async ({
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

test('decision 0031: a page view is counted once, whether the page was hydrated or left untouched', async ({
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
