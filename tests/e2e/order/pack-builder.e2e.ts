/** The pack builder as the device's six chambers: by click, by key, by drag, by code, and with one thumb. */
import type { Locator, Page } from '@playwright/test'

import { LOCALES, type Locale } from '#shared/locale.ts'

import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

const en = wordsOf({ locale: 'en' })
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('§5 packaging: six scents by click fill the six chambers, and a seventh does not fit', async ({
  page,
}) => {
  await open(page)
  const five = ['Lemon', 'Rose', 'Hinoki', 'Spearmint', 'Cinnamon'] as const
  for (const [count, name] of five.entries()) {
    await addOf(page, name).click()
    await expect(hint(page)).toContainText(en('order.remaining', { count: 5 - count }))
  }
  await addOf(page, 'Ocean').click()
  await expect(hint(page)).toContainText(en('order.enough', { count: 6 }))
  await expect(well(page, 6)).toHaveAccessibleName(/Ocean/)

  await addOf(page, 'Peach').click()
  await expect(page.getByText(en('order.noRoom'))).toBeVisible()
  await expect(addOf(page, 'Peach')).toHaveAttribute('aria-pressed', 'false')
})

test('§4 draft: a chamber may be pointed at, moved, emptied and filled again, and a reload preserves it', async ({
  page,
}) => {
  await open(page)
  await well(page, 4).click()
  await addOf(page, 'Lemon').click()
  await expect(well(page, 4)).toHaveAccessibleName(/Lemon/)
  await well(page, 4).click()
  await well(page, 2).click()
  await expect(well(page, 2)).toHaveAccessibleName(/Lemon/)
  await expect(well(page, 4)).toHaveAccessibleName(en('order.wellEmpty', { number: 4 }))
  await page.reload()
  await expect(well(page, 2)).toHaveAccessibleName(/Lemon/)

  await well(page, 2).click()
  await page.getByRole('button', { name: en('order.takeOut'), exact: true }).click()
  await expect(well(page, 2)).toHaveAccessibleName(en('order.wellEmpty', { number: 2 }))
  await page.getByRole('button', { name: en('order.undo') }).click()
  await expect(well(page, 2)).toHaveAccessibleName(/Lemon/)
})

test('decision 0067: on a phone, touches before hydration show their effect at once, with a stored pack and without; none is lost', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url })
  const page = await context.newPage()
  const bar = page.getByRole('button', { name: new RegExp(en('order.seePack')) })
  const chambers = bar.locator('i')
  const refills = page.getByRole('spinbutton', { name: 'Cartridge Refill Pack' })
  const more = page.getByRole('button', { name: `${en('ui.increase')}, Cartridge Refill Pack` })

  const first = await holdScripts(page)
  await page.goto('/order?lang=en', { waitUntil: 'commit' })
  for (const [at, name] of (['Lemon', 'Orange', 'Orange', 'Yuzu'] as const).entries()) {
    await addOf(page, name).tap()
    const count = [1, 2, 1, 2][at] ?? 0
    await expect(chambers.and(page.locator('[data-early]'))).toHaveCount(count)
    await expect(bar).toHaveAccessibleName(new RegExp(en('order.remaining', { count: 6 - count })))
  }
  await expect(chambers.nth(0)).toHaveCSS('background-image', /AC-CI01\.svg/)
  await expect(chambers.nth(1)).toHaveCSS('background-image', /AC-CI05\.svg/)
  await expect(addOf(page, 'Yuzu')).toHaveAccessibleName(new RegExp(en('order.added')))
  await expect(addOf(page, 'Orange')).not.toHaveAccessibleName(new RegExp(en('order.added')))
  first.release()
  await expect(page.locator('[data-early], [aria-busy=true]')).toHaveCount(0)
  await expect(bar).toHaveText(new RegExp(en('order.remaining', { count: 4 })))
  await expect(chambers.nth(1).locator('img')).toHaveAttribute('src', /AC-CI05\.svg/)
  await expect(addOf(page, 'Orange')).toHaveAttribute('aria-pressed', 'false')

  const second = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(addOf(page, 'Lemon')).toHaveAccessibleName(new RegExp(en('order.added')))
  await addOf(page, 'Lemon').tap()
  await more.tap()
  await more.tap()
  await expect(refills).toHaveValue('2')
  await expect(bar).toHaveAccessibleName(/1 \/ 18/)
  second.release()
  await expect(page.locator('[data-early], [aria-busy=true]')).toHaveCount(0)
  await expect(refills).toHaveValue('2')
  await expect(bar).toHaveText(new RegExp(en('order.remaining', { count: 17 })))
  await expect(addOf(page, 'Lemon')).toHaveAttribute('aria-pressed', 'false')
  await expect(addOf(page, 'Yuzu')).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})

test('decision 0031: before hydration a seventh scent waits, and so does a question; then both are answered', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: en('order.fillRest') }).click()
  await expect(hint(page)).toContainText(en('order.enough', { count: 6 }))
  const free = page.locator('tbody button[aria-pressed=false]').first()
  const name = (await free.textContent())?.split(':')[0] ?? ''
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const seventh = page.getByRole('button', { name: new RegExp(`^${name}: `) })
  await seventh.click()
  await expect(seventh).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: en('order.continue'), exact: true }).click()
  scripts.release()
  await expect(page.getByText(en('order.noRoom'))).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(en('order.noSdkText'))
  await expect(page.locator('button[aria-busy]')).toHaveCount(0)
})

test('§1 languages: what was announced last is in the language that is chosen after it', async ({
  page,
}) => {
  await open(page)
  await addOf(page, 'Lemon').click()
  await expect(spoken(page)).toContainText(en('order.saidPut', { name: 'Lemon', number: 1 }))
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
  const ja = wordsOf({ locale: 'ja' })
  await expect(spoken(page)).toHaveText(
    `${ja('order.saidPut', { name: 'レモン', number: 1 })} ${ja('order.remaining', { count: 5 })}`,
  )
})

test('§2 keyboard: chambers are reached, filled, moved and emptied without a pointer', async ({
  page,
}) => {
  await open(page)
  await well(page, 1).focus()
  await page.keyboard.press('3')
  await expect(well(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(well(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await addOf(page, 'Lemon').press('Enter')
  await expect(spoken(page)).toContainText(en('order.saidPut', { name: 'Lemon', number: 3 }))
  await expect(spoken(page)).toContainText(en('order.remaining', { count: 5 }))

  await well(page, 3).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(well(page, 6)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(well(page, 6)).toHaveAccessibleName(/Lemon/)
  await page.keyboard.press('Delete')
  await expect(well(page, 6)).toHaveAccessibleName(en('order.wellEmpty', { number: 6 }))
  await expect(well(page, 6)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(well(page, 6)).toHaveAccessibleName(/Lemon/)
})

test('drag: from the list into a chamber, into another, and out of the pack @long', async ({
  page,
}) => {
  await open(page)
  const seal = page.locator('[data-scent="AC-CI02"]').first()
  await drag(page, seal, well(page, 5))
  await expect(well(page, 5)).toHaveAccessibleName(/Orange/)
  await drag(page, well(page, 5), well(page, 1))
  await expect(well(page, 1)).toHaveAccessibleName(/Orange/)
  await drag(page, page.locator('[data-scent="AC-CI01"]').first(), well(page, 1))
  await expect(well(page, 1)).toHaveAccessibleName(/Lemon/)
  await drag(page, well(page, 1), page.getByRole('heading', { level: 1 }))
  await expect(well(page, 1)).toHaveAccessibleName(en('order.wellEmpty', { number: 1 }))
})

test('Decisions, section 13: empty chambers and a missing SDK are asked about in one question, once', async ({
  page,
}) => {
  await open(page)
  await addOf(page, 'Lemon').click()
  const goOn = page.getByRole('button', { name: en('order.continue'), exact: true })
  await goOn.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(en('order.emptyChambersTitle', { count: 5 }))
  await expect(question).toContainText(en('order.noSdkText'))
  await expectAccessible(page)
  await question.getByRole('button', { name: en('order.chooseMore') }).click()
  await page.getByRole('button', { name: en('order.fillRest') }).click()
  await goOn.click()
  await expect(question).not.toContainText(en('order.emptyChambersText'))
  await question.getByRole('button', { name: en('order.orderAnyway') }).click()
  await expect(page).toHaveURL(/\/sign-in/)

  await page.goto('/order')
  await expect(page.locator('#sdks')).toHaveValue('none')
  await goOn.click()
  await expect(page).toHaveURL(/\/sign-in/)
})

test('§5 packaging: three packs are ordered by codes; unknown ones stay, too many are reported and edited @long', async ({
  page,
}) => {
  await open(page)
  await page.getByText(en('order.codesTitle')).click()
  const codes = page.getByLabel(en('order.codes'), { exact: true })
  await codes.fill(
    ['AC-CI01 x3', 'ac-fl01 ×3', 'AC-WD01,3', 'AC-HB02 x3', 'AC-SP02 x3', 'AC-PG02 x3']
      .concat('AC-XX99')
      .join('\n'),
  )
  await page.getByRole('button', { name: en('order.codesAdd'), exact: true }).click()
  await expect(page.getByText(en('order.codeUnknown', { serial: 'AC-XX99' }))).toBeVisible()
  await expect(codes).toHaveValue('AC-XX99')
  await expect(hint(page)).toContainText(en('problems.quantity_exceeded', { excess: 12 }))

  await page.getByRole('button', { name: en('order.continue'), exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('Exceeded: 12')
  await page.getByRole('button', { name: en('order.addPackages', { count: 2 }) }).click()
  await expect(hint(page)).toContainText(en('order.enough', { count: 18 }))
  await expect(page.getByRole('tab')).toHaveCount(3)
})

test('§5 packaging: a pack is copied to the next one, and fewer packages leave an excess @long @long', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: en('order.fillRest') }).click()
  const more = page.getByRole('button', { name: `${en('ui.increase')}, Cartridge Refill Pack` })
  await more.click()
  await page.getByRole('button', { name: en('order.copyOn', { number: 2 }) }).click()
  await expect(hint(page)).toContainText(en('order.enough', { count: 12 }))
  await page.getByRole('button', { name: `${en('ui.decrease')}, Cartridge Refill Pack` }).click()
  await expect(hint(page)).toContainText(en('problems.quantity_exceeded', { excess: 6 }))
  await page.getByRole('button', { name: en('order.takeOutExcess') }).click()
  await expect(hint(page)).toContainText(en('order.enough', { count: 6 }))
})

test('§2 cartridge list: found in three languages, by category, and not while a word is composed @long', async ({
  page,
}) => {
  await open(page)
  const search = page.getByRole('searchbox')
  const rows = page.locator('tbody tr')
  for (const [text, found] of [
    ['れもん', 2],
    ['장미', 1],
    ['ac-ci', 7],
  ] as const) {
    await search.fill(text)
    await expect(rows).toHaveCount(found)
  }
  await search.fill('')
  await page.getByRole('link', { name: /^Spice/ }).click()
  await expect(page).toHaveURL(/kind=spice/)
  await expect(rows).toHaveCount(5)
  await search.fill('')
  await compose(page, 'し')
  await expect(rows).toHaveCount(5)
  await search.fill('no such scent')
  await expect(page.getByText(en('scents.listEmptyTitle'))).toBeVisible()
  await expectAccessible(page)
})

test('a card of another page adds its scent once, and an unknown code adds nothing @long', async ({
  page,
}) => {
  await page.goto('/order?lang=en&add=AC-CI01')
  await expect(well(page, 1)).toHaveAccessibleName(/Lemon/)
  await expect(page).not.toHaveURL(/add=/)
  await page.reload()
  await expect(hint(page)).toContainText(en('order.remaining', { count: 5 }))

  await page.goto('/order?add=AC-XX99')
  await expect(
    page.getByText(en('problems.cartridge_unknown', { serial: 'AC-XX99' })),
  ).toBeVisible()
  await expect(hint(page)).toContainText(en('order.remaining', { count: 5 }))
})

test('phone: one thumb fills the pack, sees it in the drawer, and goes on', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/order?lang=en')
  const bar = page.getByRole('button', { name: new RegExp(en('order.seePack')) })
  await expect(bar).toContainText(en('order.nothingYet', { count: 6 }))
  const barTop = (await bar.boundingBox())?.y
  await addOf(page, 'Orange').tap()
  await expect(bar).toContainText(en('order.remaining', { count: 5 }))
  expect((await bar.boundingBox())?.y).toBe(barTop)

  const scrolled = await page.evaluate(() => window.scrollY)
  await bar.tap()
  await expect(well(page, 1)).toHaveAccessibleName(/Orange/)
  await expectAccessible(page)
  await page.getByRole('button', { name: en('order.fillRest') }).tap()
  await expect(hint(page)).toContainText(en('order.enough', { count: 6 }))
  await page.getByRole('button', { name: en('order.backToList') }).tap()
  // It leaves in a moment of its own.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await narrowTargets(page)).toEqual([])

  const goOn = page.getByRole('button', { name: en('order.continue'), exact: true })
  await goOn.first().tap()
  await page.getByRole('button', { name: en('order.chooseSdk') }).tap()
  await expect(page.locator('#sdks')).toBeFocused()
  await page.locator('#sdks').selectOption('windows-sdk')
  await goOn.last().tap()
  await expect(page).toHaveURL(/\/sign-in/)
  await context.close()
})

// Its parts are the same in each language; their words are read in the long form.
for (const locale of IS_FULL_RUN ? LOCALES : (['en'] as const)) {
  test(`§2 pack builder: accessible in ${locale}, empty and with two packs @long`, async ({
    page,
  }) => {
    const t = wordsOf({ locale })
    await open(page, locale)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('order.fillRest') }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${t('ui.increase')}`) })
      .first()
      .click()
    await expect(page.getByRole('tab')).toHaveCount(2)
    await expectAccessible(page)
  })
}

test('phone: what takes the focus is never below the bar @long', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await open(page)
  const bar = page.getByRole('button', { name: en('order.seePack') }).locator('..')
  const codes = page.locator('summary', { hasText: en('order.codesTitle') })
  for (const target of [page.locator('#scent-search'), codes]) {
    // Scrolled so that it is at the foot of the window, below the bar.
    await target.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' })
    })
    await target.focus()
    const [focused, over] = [await target.boundingBox(), await bar.boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  }
})

test('phone: the first screen shows the search field whole', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const locale of LOCALES) {
    await page.goto(`/order?lang=${locale}`)
    const bar = page.getByRole('button', { name: new RegExp(wordsOf({ locale })('order.seePack')) })
    const [field, over] = [
      await page.locator('#scent-search').boundingBox(),
      await bar.locator('..').boundingBox(),
    ]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  }
})

test('§2 cartridge list: without JavaScript it is searched, filtered and paged @long', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/order?lang=en')
  expect(await page.content()).toContain(en('order.needsScript'))
  await expect(page.locator('tbody tr')).toHaveCount(20)
  await page.getByRole('link', { name: en('ui.paginationNext') }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('searchbox').fill('rose')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('tbody tr').first()).toContainText('Rose')
  await context.close()
})

/** With the whole list there: only then does the page answer. */
async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(`/order?lang=${locale}`)
  await expect(page.locator('tbody tr').nth(60)).toBeAttached()
}

/** Of the next page; until they are released, it is not hydrated. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

const hint = (page: Page): Locator => page.locator('#pack [data-tone]').first()
const spoken = (page: Page): Locator => page.locator('#pack').getByRole('status').first()
const well = (page: Page, number: number): Locator => page.locator('[data-chamber]').nth(number - 1)
/** Rows are found by their code: many names begin alike. */
const CODES = {
  Lemon: 'AC-CI01',
  Orange: 'AC-CI02',
  Yuzu: 'AC-CI05',
  Rose: 'AC-FL01',
  Hinoki: 'AC-WD01',
  Spearmint: 'AC-HB02',
  Cinnamon: 'AC-SP02',
  Ocean: 'AC-PG02',
  Peach: 'AC-FR03',
} as const

const addOf = (page: Page, name: keyof typeof CODES): Locator =>
  page.getByRole('row').filter({ hasText: CODES[name] }).getByRole('button').last()

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await from.hover()
  await page.mouse.down()
  const end = await to.boundingBox()
  if (end === null) throw new Error('there is nothing to drag to')
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** A word that is still being composed, as an input method reports it. */
async function compose(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
}

/** What a thumb would miss. */
const narrowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#scents button, #scents a, [class*="bar"] button')]
      .filter((element) => element.checkVisibility() && !element.closest('dialog'))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => element.textContent ?? ''),
  )
