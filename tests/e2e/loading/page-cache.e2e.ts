/** Cached pages: the same for all, compressed once, evicted when their content changes. Decision 0019. */
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { waitUntilHydrated } from '../../support/drivers/page-router.ts'
import { startCopiedShop } from '../../support/process/copied-shop.ts'
import { startBeside } from '../../support/process/running-shop.ts'

const PAGE = '/company/profile'

type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** As it goes over the wire: `fetch` unpacks and caches. */
function answerOf(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      url,
      { method, headers: { 'accept-language': 'en', ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const textAt = async (url: string, headers?: Record<string, string>): Promise<string> =>
  String((await answerOf(url, headers)).body)

test('a page says the same in every encoding, and a reader whose copy is current gets 304', async ({
  shop,
}) => {
  const url = `${shop.url}${PAGE}`
  const plain = await answerOf(url)
  const html = String(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  expect(plain.headers['cache-control']).toBe('private, no-cache')

  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const packed = await answerOf(url, { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    expect(String(unpacked(packed.body))).toBe(html)
  }

  const known = await answerOf(url, { 'if-none-match': String(plain.headers.etag) })
  expect(known.status).toBe(304)
  expect(known.body).toHaveLength(0)
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])

  const head = await answerOf(url, {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(plain.body.length))
})

test('a cached page allows no inline script; a personal page carries a nonce of its own', async ({
  shop,
}) => {
  const { headers, body } = await answerOf(`${shop.url}${PAGE}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/nonce-|unsafe-inline|strict-dynamic/)
  expect(policy).not.toContain('sha256-')
  // Data is no script.
  const inline = String(body).match(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>/g)
  expect(inline).toBeNull()

  const own = await Promise.all([answerOf(`${shop.url}/sign-in`), answerOf(`${shop.url}/sign-in`)])
  const nonces = own.map(
    (answer) => /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  for (const { headers } of own) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  }
})

test('decision 0023: a page loads its scripts after it was painted @long', async ({
  page,
  shop,
}) => {
  for (const path of [PAGE, '/sign-in']) {
    const html = await textAt(`${shop.url}${path}`)
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).toMatch(/<link [^>]*fonts-late-[^>]* media="print"[^>]*\/><noscript><link /)
  }

  await page.goto(PAGE)
  await waitUntilHydrated(page)
  // The style sheet itself never applies: a script declares its fonts one by one.
  const declared = () => page.evaluate(() => [...document.fonts].map(({ family }) => family).join())
  await expect.poll(declared).toContain('Site Languages')
})

test('decision 0030: a long page is laid out in pieces, and whole for who looks for a place in it @long', async ({
  page,
}) => {
  const LONG = '/legal-information'
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 })
  })
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main section')].filter(
          (part) => getComputedStyle(part).contentVisibility === 'auto',
        ).length,
    )
  await page.goto(LONG)
  await waitUntilHydrated(page)
  expect(await waiting()).toBeGreaterThan(3)
  // A link, the page's own contents first of all.
  await page.locator('main nav a').last().click()
  expect(await waiting()).toBe(0)
  await page.reload()
  await waitUntilHydrated(page)
  expect(await waiting()).toBe(0)
})

test('decision 0030: when nothing else is to be done, nothing is left of it @long', async ({
  page,
}) => {
  await page.goto('/legal-information')
  await waitUntilHydrated(page)
  const left = () =>
    page.evaluate(() => ({
      sheets: document.adoptedStyleSheets.length,
      marked: document.querySelectorAll('[style*="content-visibility"]').length,
    }))
  await expect.poll(left).toEqual({ sheets: 0, marked: 0 })
})

test('the page is the same for every reader: neither a token nor a session cookie enters it', async ({
  shop,
}) => {
  const url = `${shop.url}${PAGE}`
  const visitor = await textAt(url)
  const signedIn = await textAt(url, {
    authorization: 'st_secret_token',
    cookie: 'bind=secret-binding; staff=secret-staff; other=1',
  })
  expect(signedIn).toBe(visitor)
})

test('§4 languages: each has its page, and only a requested one is remembered', async ({
  shop,
}) => {
  const url = `${shop.url}${PAGE}`
  const language = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
  expect(language(await textAt(url, { 'accept-language': 'ja' }))).toBe('ja')
  expect(language(await textAt(url, { 'accept-language': 'ja', cookie: 'lang=ko' }))).toBe('ko')
  expect(language(await textAt(url, { 'accept-language': 'en-GB' }))).toBe('en')

  // Its words are sent with every page; the bar itself is not.
  const bar = '<p lang="ko">'
  expect(await textAt(url, { 'accept-language': 'ko-KR' })).toContain(bar)
  expect(await textAt(url, { 'accept-language': 'ja' })).not.toContain(bar)

  for (const round of ['rendered', 'kept']) {
    const asked = await answerOf(`${url}?lang=ja`)
    expect(String(asked.headers['set-cookie']), round).toContain(
      'lang=ja; Max-Age=31536000; Path=/',
    )
    expect((await answerOf(url)).headers['set-cookie'], round).toBeUndefined()
  }
})

test('staff change a setting: the next reader sees it, in every process that serves the shop', async ({
  shop,
}) => {
  const beside = await startBeside(shop)
  try {
    const urls = [shop.url, beside.url].map((origin) => `${origin}${PAGE}`)
    for (const url of urls) expect(await textAt(url)).toContain('+81-774-00-0000')
    const number = `+81-774-${Date.now()}`
    await shop.query(`update settings set value = $1 where key = 'company.telephone'`, [number])
    for (const url of urls) await expect.poll(() => textAt(url)).toContain(number)
  } finally {
    await shop.query(
      `update settings set value = '+81-774-00-0000' where key = 'company.telephone'`,
    )
    await beside.close()
  }
})

test('decisions §10 analytics: a configured script requires consent, is loaded after a yes, and gone after a no @long', async ({
  page,
  browser,
}) => {
  const counter = 'https://counter.example.com/count.js'
  const counted = await startCopiedShop({ ANALYTICS_SCRIPT_URL: counter })
  try {
    let times = 0
    await page.route(counter, (route) => {
      times += 1
      return route.fulfill({ contentType: 'text/javascript', body: 'window.isCounted = true' })
    })
    await page.goto(`${counted.url}/?lang=en`)
    const question = page.getByRole('region', { name: 'Counting visits' })
    await expect(question).toBeVisible()
    expect(times).toBe(0)

    await question.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isCounted'))).toBe(true)
    await page.reload()
    await expect.poll(() => times).toBe(2)
    await expect(question).toBeHidden()

    const isCounted = () => page.evaluate(() => Reflect.get(window, 'isCounted') === true)
    await page.goto(`${counted.url}/sign-in?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilHydrated(page)
    expect(await isCounted()).toBe(false)

    await page.goto(`${counted.url}/privacy-policy?lang=en`)
    await expect.poll(isCounted).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Withdraw consent' }).click()
    await expect(page.getByText('You do not allow the analytics service')).toBeVisible()
    await expect.poll(isCounted).toBe(false)
    await page.reload()
    await expect(page.getByText('You do not allow the analytics service')).toBeVisible()
    await waitUntilHydrated(page)
    expect(await isCounted()).toBe(false)
    expect(times).toBe(3)

    const other = await browser.newPage()
    await other.route(counter, () => {
      throw new Error('it was refused')
    })
    await other.goto(`${counted.url}/?lang=en`)
    await other.getByRole('button', { name: 'Don’t allow' }).click()
    await other.reload()
    await expect(other.getByRole('region', { name: 'Counting visits' })).toBeHidden()
    await other.close()
  } finally {
    await counted.close()
  }
})
