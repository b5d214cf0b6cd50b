import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { expect, test } from '../../support/drivers/journey.ts'
import { htmlAt } from '../../support/drivers/pages.ts'

test('§9 news: ten on a page, newest first, and the rest on the next', async ({ page }) => {
  await page.goto('/company/news?lang=en')
  await expect(entriesOf(page)).toHaveCount(10)
  // The journey of staff may have published news of today before.
  await expect(entriesOf(page).getByText('Android and Java SDK 3.1.0')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeVisible()

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText(/^Page 1 of \d$/)).toBeVisible()
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2/)
  await expect(pages.getByText(/^Page 2 of \d$/)).toBeVisible()
  await pages.getByRole('link', { name: 'First' }).click()
  await pages.getByRole('link', { name: 'Last' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '2017' })).toBeVisible()
})

test('§2 news: a page that does not exist says where the news is @long', async ({ page, shop }) => {
  for (const number of ['0', '-1', '99', '1.5', '']) {
    const html = await htmlAt(shop.url, `/company/news?lang=en&page=${number}`)
    expect(html.status, number).toBe(404)
    expect(html.text, number).toContain('This page of news doesn’t exist')
  }
  const answer = await page.goto('/company/news?lang=en&page=two')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page of news doesn’t exist' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the latest news' }).click()
  await expect(entriesOf(page)).toHaveCount(10)
})

test('§2 news: an item has its place among all items on its product', async ({ page }) => {
  await page.goto('/company/news/windows-sdk-3?lang=en')
  const subject = page.getByRole('region', { name: 'This subject over time' })
  await expect(subject.getByRole('listitem').first()).toContainText('First SDKs')
  await expect(subject.locator('[aria-current="page"]')).toHaveText('Windows SDK 3.0.0')
  await subject.getByRole('link', { name: 'First SDKs for Windows and iOS' }).click()
  await expect(page).toHaveURL('/company/news/first-sdks')

  await page.goto('/company/news/hackathon-finals?lang=en')
  await expect(page.getByRole('navigation', { name: 'More news' })).toBeVisible()
  await expect(subject).toHaveCount(0)
})

test('§2 news: an item leads to the older and the newer one', async ({ page }) => {
  await page.goto('/company/news?lang=en')
  await page.getByRole('link', { name: 'In Las Vegas with the wearable' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Las Vegas with the wearable')
  await expect(page.getByText('January 5, 2023')).toBeVisible()

  const more = page.getByRole('navigation', { name: 'More news' })
  await expect(more.getByRole('link', { name: 'The bundle offer ends' })).toBeVisible()
  await more.getByRole('link', { name: 'Sixty scents in Las Vegas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sixty scents in Las Vegas')
})

test('decisions, section 4: Korean readers get the Korean text of news', async ({ page }) => {
  await page.goto('/company/news?page=2&lang=ko')
  await page.getByRole('link', { name: '2세대용 플레이트형 카트리지 출시' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '2세대용 플레이트형 카트리지 출시',
  )
  await expect(page).toHaveTitle(/^2세대용 플레이트형 카트리지 출시/)
  await expect(page.getByText('2020년 1월 전에 구매하신 카트리지는 맞지 않습니다.')).toBeVisible()
  await expect(page.locator('main [lang="ja"]')).toHaveCount(0)
})

for (const path of ['/company/news/nothing', '/company/news/%00', '/blog/nothing'] as const) {
  test(`§2 company: ${path} is a page that does not exist @long`, async ({ shop }) => {
    const html = await htmlAt(shop.url, `${path}?lang=en`)
    expect(html.status).toBe(404)
    expect(html.text).toMatch(/<h1[\s>]/)
  })
}

test('§3 dates: a young item has a date relative to today, an older one its day @long', async ({
  page,
  shop,
}) => {
  const dated = (days: number) =>
    shop.query(
      `update blog_posts set start_date = (now() at time zone 'Asia/Tokyo')::date - $1::int
       where slug = 'tenth-of-a-second'`,
      [days],
    )
  await dated(3)
  await page.goto('/blog/tenth-of-a-second?lang=en')
  await expect(page.getByText('3 days ago')).toBeVisible()
  await dated(20)
  await page.goto('/blog/tenth-of-a-second?lang=en&again')
  await expect(page.getByText(/days ago/)).toBeHidden()
})

test('decisions, section 4: a post that is not written in Korean is read in English', async ({
  page,
  shop,
}) => {
  await shop.query("update blog_posts set body_ko = null where slug = 'solid-not-liquid'")
  await page.goto('/blog/solid-not-liquid?lang=ko')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solid, not liquid')
  await expect(page.getByText('이 글은 영어로 제공합니다.')).toBeVisible()
})

test('press kit: a text is copied as it is shown, and a picture comes in full size @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/press-kit?lang=en')
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await expect(page.getByText('Copied it!').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByText(copied, { exact: true })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG: download Shooter 3', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('shooter3.png')
  const file = await readFile(await download.path())
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1600, 1000])

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('press-kit.zip')
  const bytes = (await readFile(await archive.path())).toString('latin1')
  for (const name of ['pictures/shooter3.png', 'pictures/scene-vr.png', 'logo/mark.svg']) {
    expect(bytes).toContain(name)
  }
  expect(bytes).toContain(copied)
})

test('press kit: on a phone the names of a product in three languages are next to each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/press-kit?lang=en')
  const names = page.getByRole('region', { name: 'Product names in three languages' })
  const room = await names.evaluate((part) => part.clientWidth - part.scrollWidth)
  expect(room).toBeGreaterThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 company: news and posts can be read from end to end', async ({ page }) => {
    await page.goto('/company/news?lang=en')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '2017' })).toBeVisible()
    await page.getByRole('link', { name: 'First SDKs for Windows and iOS' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'First SDKs for Windows and iOS',
    )

    await page.goto('/blog/first-hour-http-api?lang=en')
    await expect(page.getByText('"internalBoosterIntensity": 80').first()).toBeVisible()
  })
})

/** The rows of a list of dated texts. */
const entriesOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
