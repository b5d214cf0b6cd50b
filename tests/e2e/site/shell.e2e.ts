import { LOCALES } from '#shared/locale.ts'

import { PUBLIC_PATHS } from '../../../src/web/site/site-tree.ts'
import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { goTo, waitUntilHydrated } from '../../support/drivers/page-router.ts'
import { allOf, htmlAt } from '../../support/drivers/pages.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

// Shared out between the workers, test by test.
test.describe.configure({ mode: 'parallel' })

const FAQ_DATA = /\/faq\.data/
const HEADINGS = ['Software', 'Solutions', 'Company', 'Support'] as const

test('an animation has the name of its keyframes in the build, which names both after their file', async ({
  page,
}) => {
  for (const path of ['/', '/order']) {
    await page.goto(`${path}?lang=en`)
    const { names, missing } = await page.evaluate(readAnimations)
    expect(names).not.toEqual([])
    expect(missing).toEqual([])
  }
})

/** `missing` are words of `animation` that only keyframes of another name begin with. */
function readAnimations(): { names: string[]; missing: string[] } {
  const rulesIn = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [rule],
    )
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))
  const names = rules.flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []))
  const words = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule ? rule.style.getPropertyValue('animation').split(/[ ,]+/) : [],
  )
  const missing = words.filter((word) => names.some((name) => name.startsWith(`${word}_`)))
  return { names, missing }
}

test('§2 header: has a ground over what is scrolled below it, before the scripts have come', async ({
  page,
}) => {
  await page.route(/\/assets\/entry\.client-/, () => {})
  await page.goto('/terms-of-service?lang=en', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  const ground = () => header.evaluate((it) => getComputedStyle(it, '::before').opacity)
  expect(await ground()).toBe('0')
  await page.mouse.wheel(0, 400)
  await expect.poll(ground).toBe('1')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const word of HEADINGS) {
  test(`§2 header: ${word} opens by arrow, goes round, and Escape gives the keyboard back`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/terms-of-service?lang=en')
    const opener = page.getByRole('button', { name: word, exact: true })
    const panel = page.getByRole('navigation', { name: word, exact: true })
    await expect(panel).toBeHidden()

    await expect(async () => {
      await opener.focus()
      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('link').first()).toBeFocused({ timeout: 2000 })
    }).toPass()
    if (word === 'Software' || IS_FULL_RUN) await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    await expect(panel.getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('§2 header: the keyboard leaves a panel and it closes behind it @long', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto('/terms-of-service?lang=en')
  const panel = page.getByRole('navigation', { name: 'Solutions', exact: true })
  await expect(async () => {
    await page.getByRole('button', { name: 'Solutions', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByRole('link').first()).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Company', exact: true })).toBeFocused()
  await expect(panel).toBeHidden()
})

test('§2 header: a link of a panel leads the keyboard to the heading of its page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto('/terms-of-service?lang=en')
  const link = page.getByRole('navigation', { name: 'Solutions', exact: true }).getByRole('link')
  await expect(async () => {
    await page.getByRole('button', { name: 'Solutions', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(link.first()).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/solutions/aroma-signage')
})

test('§2 menu: on a phone it leads to every group, and a page of it closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms-of-service?lang=ja')
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await page.getByRole('button', { name: 'メニュー', exact: true }).click()
  await menu.getByText('会社情報', { exact: true }).click()
  await expectAccessible(page)
  await menu.getByRole('link', { name: '会社概要' }).click()
  await expect(page).toHaveURL('/company/profile')
  await expect(menu).toBeHidden()
})

test('§2 footer: leads to every public page there is, in each language @long', async ({ shop }) => {
  const others = ['/']
  for (const locale of LOCALES) {
    const html = await htmlAt(shop.url, `/terms-of-service?lang=${locale}`)
    const footer = /<footer[\s\S]*<\/footer>/.exec(html.text)?.[0] ?? ''
    const found = allOf(footer, /<a [^>]*>/, 'href')
    expect(PUBLIC_PATHS.filter((path) => !found.includes(path) && !others.includes(path))).toEqual(
      [],
    )
  }
})

test('§3 account: the header offers to sign in, and to signed-in customers orders, profile and the way out', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.goto('/terms-of-service?lang=en')
  const header = page.locator('body > header')
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await page.evaluate((record) => localStorage.setItem('user', JSON.stringify(record)), SIGNED_IN)
  await page.reload()
  await header.getByRole('button', { name: 'Account of Hana' }).click()
  await expect(header.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders')
  await expect(header.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expectAccessible(page)
  await header.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('§3 account: a customer who leaves is signed out here, also when the script for it does not arrive @long', async ({
  page,
}) => {
  await page.setViewportSize(WIDE)
  await page.route(/\/assets\/sign-out-(?!button)[\w-]+\.js/, (route) => route.abort())
  await page.goto('/terms-of-service?lang=en')
  await page.evaluate((record) => localStorage.setItem('user', JSON.stringify(record)), SIGNED_IN)
  await page.reload()
  const header = page.locator('body > header')
  await header.getByRole('button', { name: 'Account of Hana' }).click()
  await header.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('You’re signed out on this device.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('§2 breadcrumbs: a page knows its way, and a heading leads where its address leads', async ({
  page,
}) => {
  await page.goto('/company/profile?lang=en')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Company', 'Company profile'])
  await trail.getByRole('link', { name: 'Company' }).click()
  await expect(page).toHaveURL('/company/about')

  await page.goto('/products/aroma-cartridge?lang=en')
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Products', 'Cartridges'])
  await expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute(
    'href',
    '/products/aroma-shooter-3',
  )
  await page.goto('/?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(trail).toBeHidden()
})

test('§2 breadcrumbs: an item of a list is named by its title @long', async ({ page }) => {
  await page.goto('/company/news/bundle-campaign-ends?lang=en')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/company/news')
  await expect(trail.locator('[aria-current=page]')).toHaveText(
    'The bundle offer ends on September 30',
  )
})

test('§1 campaign: one that ended long ago has no bar, and its facts are an answer of the page @long', async ({
  page,
}) => {
  await page.goto('/hackaroma?lang=en')
  await expect(page).toHaveURL('/products/aroma-shooter?lang=en')
  await expect(page.getByText(wordsOf({ locale: 'en' })('product.bundleQuestion'))).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Offer' })).toBeHidden()
})

// Pages are cached for a minute: each moment uses an address that was not requested before.
test('§1 campaign: it reminds before it starts and sells while it runs @long', async ({
  page,
  shop,
}) => {
  const [kept] = await shop.query<{ slug: string; starts_at: Date; ends_at: Date }>(
    `select slug, starts_at, ends_at from campaigns where page = '/products/aroma-shooter'`,
  )
  const begins = (first: string, last: string) =>
    shop.query(
      'update campaigns set starts_at = now() + $1, ends_at = now() + $2 where slug = $3',
      [...[first, last, kept?.slug]],
    )
  const bar = page.locator('aside')
  try {
    await begins('1 day', '30 days')
    await page.goto('/products/aroma-shooter?lang=en&moment=before')
    await expect(bar).toContainText('the bundle for $498.00 instead of $998.00')
    await page.goto('/products/aroma-shooter?lang=ja&moment=before')
    await expect(bar).toContainText('通常¥99,800のセットを¥49,800で販売します')

    await begins('-1 day', '1 day')
    await page.goto('/products/aroma-shooter?lang=ko&moment=during')
    await expect(bar.getByRole('link', { name: '지금 구매하기' })).toHaveAttribute('href', '/order')
  } finally {
    await shop.query('update campaigns set starts_at = $2, ends_at = $3 where slug = $1', [
      ...[kept?.slug, kept?.starts_at, kept?.ends_at],
    ])
  }
})

test('§2 404: an unknown address is answered 404, becomes /404, and leads back home', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page?lang=en')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'GO BACK' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.goto('/404'))?.status()).toBe(404)
})

for (const [path, name, to] of [
  ['/Contcat.html', 'Contact', '/contact'],
  ['/scents/lavander', 'Lavender', '/scents/AC-HB01'],
] as const) {
  test(`§2 404: ${path} leads to the page that was meant`, async ({ page }) => {
    const answer = await page.goto(`${path}?lang=en`)
    expect(answer?.status()).toBe(404)
    // It stays when a script has changed the address.
    await waitUntilHydrated(page)
    const near = page.getByRole('navigation', { name: 'You may be looking for' })
    await expectAccessible(page)
    await near.getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
  })
}

for (const [path, text] of [
  ['/company/news/nothing', 'This news item doesn’t exist'],
  ['/blog/nothing', 'This blog post doesn’t exist'],
  ['/careers/nothing', 'This position doesn’t exist'],
] as const) {
  test(`§2 404: ${path} says what does not exist, within the frame`, async ({ page }) => {
    const answer = await page.goto(`${path}?lang=en`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    await expect(page).toHaveURL(`${path}?lang=en`)
    await expect(page.getByRole('main')).toHaveCount(1)
    if (path.startsWith('/blog') || IS_FULL_RUN) await expectAccessible(page)
  })
}

test('§2 redirects: a link inside the site leads on as the server would @long', async ({
  page,
}) => {
  await page.goto('/terms-of-service?lang=en')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await goTo(page, '/products/aroma-shooter-mini?from=here')
  await expect(page).toHaveURL('/products/aroma-shooter?from=here')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aroma Shooter 2')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('§2 routes: a page that shares its script with others is itself after a link too @long', async ({
  page,
}) => {
  await page.goto('/terms-of-service?lang=en')
  for (const [path, name] of [
    ['/products/aroma-shooter-1', 'Aroma Shooter 1'],
    ['/products/aroma-speaker-60', 'Aroma Speaker 60'],
    ['/software/apps/aroma-player', 'Aroma Player'],
    ['/software/apps/aroma-controller', 'Aroma Controller'],
  ] as const) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
})

test('§4 languages: another language keeps the section that the address names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/software/api?lang=en#reference')
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveURL('/software/api?lang=ko#reference')
  await expect(page.locator('#reference')).toBeInViewport()
})

test('§2 older browsers: the notice is in the page, and a current browser does not show it @long', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/terms-of-service?lang=en')).text()
  expect(html).toContain('current version of another browser')
  await page.goto('/terms-of-service?lang=en')
  await expect(page.getByText('current version of another browser')).toBeHidden()
})

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' })

  test('§4 languages: is given Japanese and one line that offers Korean, until it has chosen @long', async ({
    page,
  }) => {
    await page.goto('/terms-of-service')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await page.getByRole('link', { name: '한국어로 보기' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.goto('/terms-of-service')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByRole('link', { name: '한국어로 보기' })).toBeHidden()
  })
})

test('Decisions, section 10: an uncaught error of a page is reported, a request that the visitor ended is not', async ({
  browser,
  shop,
}) => {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const reported: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/error-reports')) reported.push(request.postDataJSON())
  })
  await page.goto('/sign-in?lang=en')
  await waitUntilHydrated(page)
  // Data that never comes, until the visitor presses stop.
  const asked = page.waitForRequest(FAQ_DATA)
  await page.route(FAQ_DATA, () => {})
  await page.locator('body > footer').getByRole('link', { name: 'FAQ' }).click()
  await asked
  await page.evaluate(() => {
    window.stop()
    dispatchEvent(new ErrorEvent('error', { error: new DOMException('aborted', 'AbortError') }))
    void Promise.reject(new DOMException('signal is aborted without reason', 'AbortError'))
  })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
  await page.evaluate(() => {
    void Promise.reject(new Error('a fault of the page'))
  })
  const report = expect.objectContaining({ message: 'a fault of the page' })
  await expect.poll(() => reported).toEqual([{ report }])
  await page.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('§2 header: every panel opens and leads on @long', async ({ page }) => {
    await page.goto('/terms-of-service?lang=en')
    for (const word of HEADINGS) {
      await page.getByRole('button', { name: word, exact: true }).click()
      await expect(page.getByRole('navigation', { name: word, exact: true })).toBeVisible()
    }
    await page.getByRole('navigation', { name: 'Support' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/faq')
  })
})

const WIDE = { width: 1440, height: 900 }

const SIGNED_IN = {
  id: '00000000-0000-4000-8000-000000000000',
  authentication_token: 'no-such-token',
  token_expiry: '2100-01-01T00:00:00.000Z',
  name: 'Hana',
}
