/** The home page loads little before and after its first paint. `npm run tool -- page-weight` measures every page in a browser. */
import { brotliCompressSync } from 'node:zlib'

import { LOCALES } from '#shared/locale.ts'

import { expect, test } from '../../support/drivers/journey.ts'
import { HOME_KILOBYTES_MAX, htmlAt } from '../../support/drivers/pages.ts'

for (const locale of LOCALES) {
  test(`the home page keeps its weight in ${locale}`, async ({ shop }) => {
    const { text } = await htmlAt(shop.url, `/?lang=${locale}`)
    // The list of routes comes with the first interaction.
    const assets = [...new Set(text.match(/\/assets\/(?!manifest-)[\w.-]+\.(?:js|css)/g))]
    const weigh = async (ending: string) =>
      kilobytes(
        ...(await bodiesOf(
          shop.url,
          assets.filter((path) => path.endsWith(ending)),
        )),
      )

    const scripts = await weigh('.js')
    expect(scripts).toBeGreaterThan(100)
    expect(scripts).toBeLessThanOrEqual(HOME_KILOBYTES_MAX.JavaScript)
    expect(kilobytes(text) + (await weigh('.css'))).toBeLessThanOrEqual(
      HOME_KILOBYTES_MAX['HTML and CSS'],
    )
  })
}

const bodiesOf = (origin: string, paths: readonly string[]): Promise<string[]> =>
  Promise.all(paths.map(async (path) => (await fetch(new URL(path, origin))).text()))

/** In Brotli, of a thousand bytes each. */
const kilobytes = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1000
