/** From home, every page is found, and nothing leads nowhere. */
import { expect, test } from '../../support/drivers/journey.ts'
import { allOf, EVERY_PAGE, type Html, htmlAt } from '../../support/drivers/pages.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

/** Lists give an address to each of their views: so many of one path are enough, unless all are requested. */
const VIEWS_MAX = IS_FULL_RUN ? Number.POSITIVE_INFINITY : 4

/** Without the language: each page is crawled once, in English. */
function addressOf(href: string, base: string): { path: string; anchor: string } | null {
  const url = new URL(href, base)
  if (url.origin !== new URL(base).origin) return null

  url.searchParams.delete('lang')
  return { path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) }
}

test('a crawl from home finds every page, no broken link, no missing anchor and no missing file', async ({
  shop,
}) => {
  test.setTimeout(IS_FULL_RUN ? 900_000 : 180_000)
  const { pages, anchors, files } = await crawl(shop.url)
  const broken = [...pages].filter(([, { status }]) => status >= 400)
  expect(broken.map(([path, { status }]) => `${path}: ${status}`)).toEqual([])
  expect(EVERY_PAGE.filter((path) => !pages.has(path))).toEqual([])

  const missing = anchors.filter(
    ({ path, anchor }) => pages.get(path)?.text.includes(` id="${anchor}"`) === false,
  )
  expect(missing.map(({ from, path, anchor }) => `${from} → ${path}#${anchor}`)).toEqual([])

  const lost: string[] = []
  for (const [file, from] of files) {
    const { status } = await fetch(new URL(file, shop.url), { method: 'HEAD' })
    if (status >= 400) lost.push(`${from}: ${file} ${status}`)
  }
  expect(files.size).toBeGreaterThan(20)
  expect(lost).toEqual([])
})

type Link = { from: string; path: string; anchor: string }
type Crawled = { pages: Map<string, Html>; anchors: Link[]; files: Map<string, string> }

async function crawl(origin: string): Promise<Crawled> {
  const found: Crawled = { pages: new Map(), anchors: [], files: new Map() }
  const queue = ['/']
  const views = new Map<string, number>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.pages.has(path)) continue

    const [plain = ''] = path.split('?')
    const seen = views.get(plain) ?? 0
    if (plain !== path && seen >= VIEWS_MAX) continue
    views.set(plain, seen + 1)

    const html = await htmlAt(origin, withLanguage(path))
    found.pages.set(path, html)
    const links = linksOf(html.text, path, origin)
    found.anchors.push(...links.filter(({ anchor }) => anchor !== ''))
    queue.push(...links.map((link) => link.path))
    for (const file of filesOf(html.text)) found.files.set(file, path)
  }
  return found
}

const linksOf = (html: string, from: string, origin: string): Link[] =>
  allOf(html, /<a [^>]*>/, 'href')
    .map((href) => addressOf(href, new URL(from, origin).href))
    .filter((address) => address !== null)
    .map((address) => ({ from, ...address }))

const withLanguage = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`

/** Pictures of every width, styles, scripts and icons of our own. */
function filesOf(html: string): string[] {
  const sets = [
    ...allOf(html, /<(?:img|source)[^>]*>/, 'srcSet'),
    ...allOf(html, /<(?:img|source)[^>]*>/, 'srcset'),
  ].flatMap((set) => set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''))
  const single = [
    ...allOf(html, /<(?:img|script)[^>]*>/, 'src'),
    ...allOf(
      html,
      /<link[^>]*rel="(?:stylesheet|icon|preload|modulepreload|apple-touch-icon)"[^>]*>/,
      'href',
    ),
  ]
  return [...sets, ...single].filter((file) => file.startsWith('/'))
}
