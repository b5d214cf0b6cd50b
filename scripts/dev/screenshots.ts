/** Pictures of the main pages in every language and width, with an index to look at them together. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { LOCALES, type Locale } from '../../src/shared/locale.ts'
import {
  ADDRESSES,
  fillCustomer,
  fillShipping,
  type Person,
  placeOrder,
  wordsOf,
} from '../../tests/support/drivers/checkout-driver.ts'
import { EVERY_PAGE } from '../../tests/support/drivers/pages.ts'
import { readCommandLine } from '../usage.ts'
import { DEVICE, goToCheckout, openVisit, type Visit } from './visit.ts'

const OUT = 'screenshots'
const PAGES = { home: '/', product: DEVICE, order: '/order', ui: '/dev/ui' } as const
const TALL = 900

const { values } = readCommandLine('screenshots', {
  options: {
    only: { type: 'string', default: 'home,product,order,checkout,ui' },
    widths: { type: 'string', default: '360,390,768,1024,1440,1920' },
    url: { type: 'string' },
  },
})
const only = values.only.split(',')
const pages =
  values.only === 'public'
    ? EVERY_PAGE.map((path) => [path.slice(1).replaceAll('/', '_') || 'home', path] as const)
    : Object.entries(PAGES).filter(([name]) => only.includes(name))
const widths = values.widths.split(',').map(Number)

mkdirSync(OUT, { recursive: true })
const visit = await openVisit(values.url)
try {
  for (const locale of LOCALES) {
    await shootPages(visit, locale)
    if (only.includes('checkout')) await shootCheckout(visit, locale)
  }
} finally {
  await visit.close()
}
writeFileSync(join(OUT, 'index.html'), contactSheet())
console.log(join(OUT, 'index.html'))

async function shootPages({ browser, url }: Visit, locale: Locale): Promise<void> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [name, path] of pages) {
    const answer = await page.goto(`${path}?lang=${locale}`, { waitUntil: 'load' })
    if (answer?.ok()) await shoot(page, `${name}-${locale}`)
    else console.log(`${path} answers ${answer?.status()}`)
  }
  await context.close()
}

async function shootCheckout(at: Visit, locale: Locale): Promise<void> {
  const shootStep = async ({ page }: Person, step: string) =>
    shoot(page, `checkout-${step}-${locale}`)
  const person = await goToCheckout(at, locale, (there) => shootStep(there, '0-pre-checkout'))
  if (!person) return console.log('The checkout needs a shop of its own: leave --url out.')

  const { page } = person
  await shootStep(person, '1-customer')
  await fillCustomer(person, { name: 'Sample Person', phone: '03-1234-5678' })
  await shootStep(person, '2-shipping')
  await fillShipping(person, ADDRESSES.japan)
  await shootStep(person, '3-confirmation')
  await placeOrder(person, 'card')
  await shootStep(person, '4-payment')
  await page.getByText(wordsOf(person)('checkout.bank'), { exact: true }).click()
  await page.getByRole('button', { name: wordsOf(person)('checkout.finishOrder') }).click()
  await page.waitForURL(/completed/)
  await shootStep(person, '5-completed')
  await page.context().close()
}

async function shoot(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: TALL })
    await page.waitForLoadState('networkidle')
    await page.evaluate(showEverything)
    const path = join(OUT, `${name}-${width}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    console.log(path)
  }
}

/** Runs in the page: what waits to be scrolled to is fetched and laid out, and the top is shown again. */
async function showEverything(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets = [whole]
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' })
    await frame()
    await frame()
  }
  // Some wait in a row that only a hand scrolls.
  for (const picture of document.images) picture.loading = 'eager'
  const shown = [...document.images].filter((picture) => picture.checkVisibility())
  await Promise.all(shown.map((picture) => picture.decode().catch(() => {})))
  scrollTo({ top: 0, behavior: 'instant' })
  await document.fonts.ready
  await frame()
  await frame()
}

function contactSheet(): string {
  const shots = readdirSync(OUT).filter((file) => file.endsWith('.png'))
  const rows = Map.groupBy(shots.sort(), (file) => file.replace(/-\d+\.png$/, ''))
  const widthOf = (file: string): number => Number(/-(\d+)\.png$/.exec(file)?.[1])
  const figure = (file: string): string =>
    `<a href="${file}"><img src="${file}" loading="lazy" alt=""><span>${widthOf(file)} px</span></a>`
  const sections = [...rows].map(
    ([name, files]) =>
      `<h2>${name}</h2><div>${files
        .toSorted((a, b) => widthOf(a) - widthOf(b))
        .map(figure)
        .join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body{font:14px system-ui;margin:24px;background:#ddd}div{display:flex;gap:12px;align-items:start;overflow-x:auto}
a{flex:none;color:inherit}img{display:block;height:420px;width:auto;object-fit:cover;object-position:top;max-width:480px}
</style>${sections.join('\n')}\n`
}
