/**
 * How long after the first paint of the pack builder a touch on a scent shows the scent in its chamber, and the page is hydrated:
 * on a phone four times slower than this machine, with the network that Lighthouse assumes, as a table for docs/measurements.md.
 */
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser.ts'
import { readCommandLine } from '../scripts/usage.ts'
import { LOCALES, type Locale } from '../src/shared/locale.ts'
import { HYDRATED_EVENT } from '../src/web/hydration/hydrated-event.ts'
import { startShop } from '../tests/support/process/running-shop.ts'
import { median } from './server-process.ts'

/** 1.6 Mbit/s down, half of it up, 150 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}
const CPU_RATE = 4
const TIMEOUT_MS = 30_000

const { values } = readCommandLine('builder-touch', {
  options: { runs: { type: 'string', default: '5' } },
})

type Times = { shown: number; hydrated: number }
type Watched = { painted?: number; shown?: number; hydrated?: number; scent?: DOMRect }

async function main(): Promise<void> {
  const shop = await startShop()
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    executablePath: findOrInstallBrowser(),
  })
  try {
    console.log('| Language | a scent touched at the first paint is shown, ms | hydrated, ms |')
    console.log('|---|---|---|')
    for (const locale of LOCALES) {
      const runs: Times[] = []
      for (let run = 0; run <= Number(values.runs); run += 1) {
        runs.push(await measured(browser, shop.url, locale))
      }
      // The first request waits for rendering and compression, which this does not measure.
      runs.shift()
      const middle = (of: keyof Times) => Math.round(median(runs.map((run) => run[of])))
      console.log(`| ${locale} | ${middle('shown')} | ${middle('hydrated')} |`)
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function measured(browser: Browser, origin: string, locale: Locale): Promise<Times> {
  const context = await browser.newContext({
    ...devices['Moto G4'],
    viewport: { width: 390, height: 844 },
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    return await touched(page, cdp, `${origin}/order?lang=${locale}`)
  } finally {
    await context.close()
  }
}

async function touched(page: Page, cdp: CDPSession, url: string): Promise<Times> {
  const painted = Promise.withResolvers<{ x: number; y: number }>()
  await page.exposeFunction('onPainted', painted.resolve)
  await page.addInitScript(watch, HYDRATED_EVENT)
  await page.goto(url, { waitUntil: 'commit' })
  const point = await painted.promise
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const isOver = () => 'times' in window
  await page.waitForFunction(isOver, undefined, { timeout: TIMEOUT_MS, polling: 'raf' })
  // `watch` set it.
  return page.evaluate(() => (window as unknown as { times: Times }).times)
}

/** In the page: brings a scent into view as soon as there is one on the screen, and notes when its chamber is filled. */
function watch(hydratedEvent: string): void {
  const watched: Watched = {}
  addEventListener(hydratedEvent, () => {
    watched.hydrated = performance.now()
  })
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (paint) watched.painted = paint.startTime
  }).observe({ type: 'paint', buffered: true })
  requestAnimationFrame(look)

  function look(): void {
    const button = document.querySelector('tbody button[aria-pressed]')
    if (watched.painted !== undefined && watched.scent === undefined && button) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      watched.scent = button.getBoundingClientRect()
      const { x, y, width, height } = watched.scent
      // `exposeFunction` put it there.
      ;(window as unknown as { onPainted: (point: object) => void }).onPainted({
        x: x + width / 2,
        y: y + height / 2,
      })
    }
    const chamber = document.querySelector('button[data-tone] i')
    const isFilled =
      chamber?.firstChild || (chamber && getComputedStyle(chamber).backgroundImage !== 'none')
    if (isFilled) watched.shown ??= performance.now()
    const { painted, shown, hydrated } = watched
    if (painted !== undefined && shown !== undefined && hydrated !== undefined) {
      Object.assign(window, { times: { shown: shown - painted, hydrated: hydrated - painted } })
    } else requestAnimationFrame(look)
  }
}

await main()
