/** The database is away: what a reader sees, and what becomes of a form. Decision 0032. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '../../../src/server/db/embedded.ts'
import { SILENT } from '../../../src/server/log/log.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { goTo, waitUntilHydrated } from '../../support/drivers/page-router.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { databaseUrlOf, startOn } from '../../support/process/running-shop.ts'

const WORDS = {
  ja: {
    title: 'ただいまご利用いただけません',
    kept: /入力内容は残っています/,
    again: 'もう一度送信する',
  },
  en: {
    title: 'The shop isn’t available right now',
    kept: /What you entered is still here/,
    again: 'Send again',
  },
  ko: {
    title: '지금은 이용하실 수 없습니다',
    kept: /입력하신 내용은 그대로 남아 있습니다/,
    again: '다시 보내기',
  },
} as const

test('without its database the shop is honest in three languages, loses no entry, and recovers', async ({
  browser,
  complaints,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-outage-'))
  const folder = { dataDir, log: SILENT }
  let database = await startEmbeddedPostgres(folder)
  const shop = await startOn(databaseUrlOf(database.connection))
  try {
    const context = await browser.newContext({ baseURL: shop.url })
    const plain = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const [page, bare] = [await context.newPage(), await plain.newPage()]
    await page.goto('/?lang=en')
    await bare.goto('/forgot-password?lang=ko')
    await bare.getByRole('textbox').first().fill('a@example.com')
    await page.goto('/forgot-password?lang=ja')
    await waitUntilHydrated(page)
    const address = page.getByRole('main').getByRole('textbox')
    await address.fill('b@example.com')

    await database.stop()
    await address.press('Enter')
    await expect(page.getByText(WORDS.ja.kept)).toBeVisible()
    await expect(address).toHaveValue('b@example.com')

    await bare.getByRole('main').getByRole('button').click()
    await expect(bare.getByRole('heading')).toHaveText(WORDS.ko.title)
    await expect(bare.getByText(WORDS.ko.kept)).toBeVisible()

    const visitor = await context.newPage()
    for (const locale of ['ja', 'en', 'ko'] as const) {
      const answer = await visitor.goto(`/order?lang=${locale}&from=card#kit`)
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()['retry-after']).toBe('10')
      await expect(visitor.locator('html')).toHaveAttribute('lang', locale)
      await expect(visitor.getByRole('heading')).toHaveText(WORDS[locale].title)
      if (locale === 'en' || IS_FULL_RUN) await expectAccessible(visitor)
    }
    // A public page that was read before is still there, and leads to one that is not.
    const reader = await context.newPage()
    expect((await reader.goto('/?lang=en'))?.status()).toBe(200)
    await goTo(reader, '/order?from=card')
    await expect(reader.getByRole('heading')).toHaveText(WORDS.en.title)
    const sent = await visitor.request.post('/sign-in?lang=en', { form: { password: 'secret' } })
    expect(sent.status()).toBe(503)
    expect(await sent.text()).not.toMatch(/<script|http-equiv/)
    expect((await visitor.request.get('/readyz')).status()).toBe(503)
    expect((await visitor.request.get('/healthz')).status()).toBe(200)
    const call = await visitor.request.get('/api/faqs', { headers: { 'accept-language': 'ko' } })
    expect(call.status()).toBe(503)
    expect(call.headers()['retry-after']).toBe('10')

    database = await startEmbeddedPostgres(folder)
    await expect.poll(async () => (await visitor.request.get('/readyz')).status()).toBe(200)
    await bare.getByRole('button', { name: WORDS.ko.again }).click()
    await expect(bare.getByText('a@example.com')).toBeVisible()
    await address.press('Enter')
    await expect(page.getByText('b@example.com')).toBeVisible()
    // What was only read comes back by itself, under the same address.
    await expect(visitor.getByRole('heading', { name: WORDS.ko.title })).toBeHidden()
    await expect(visitor).toHaveURL('/order?lang=ko&from=card#kit')
    await expect(reader.getByRole('heading', { name: WORDS.en.title })).toBeHidden()
    await expect(reader).toHaveURL('/order?from=card')
    expect(complaints.splice(0)).toEqual([])
  } finally {
    await shop.close()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
