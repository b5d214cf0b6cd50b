import { expect, test } from 'vitest'

import { withLateParts } from './late-parts.ts'

/** As React Router writes it. */
const STARTER = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/faq.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/faq":route1};

import("/assets/entry.js");`
const SHEET = '<link rel="stylesheet" href="/assets/fonts-late-Ab1.css"/>'
const pageWith = (starter: string) =>
  `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" nonce="n1" href="/assets/faq.js"/><link rel="stylesheet" href="/assets/frame.css"/>${SHEET}</head><body><script nonce="n1" type="module" async="">${starter}</script></body>`

test('programs leave the head, and run when the page was painted and somebody does something', () => {
  const page = withLateParts(pageWith(STARTER.replace(/^.*manifest.*\n/, '')))
  const [, starter = ''] =
    /<script nonce="n1" type="module" async="">([^<]*)<\/script>/.exec(page) ?? []
  expect(page).not.toContain('modulepreload" href')
  const inOrder = [
    /^const sign = /,
    /\nawait Promise\.race/,
    /\nconst programs = \["\/assets\/entry\.js","\/assets\/faq\.js"\];/,
    /\nawait sign;/,
    /\nconst \[route0, route1\] = await Promise\.all\(\[import\("\/assets\/root\.js"\), import\("\/assets\/faq\.js"\)\]\)/,
    /\nwindow\.__reactRouterRouteModules/,
  ]
  const places = inOrder.map((part) => starter.search(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(starter.endsWith('import("/assets/entry.js").catch(without);')).toBe(true)
})

test('the sheet of rarer signs waits for the starter, and waits for nothing where no program runs', () => {
  const page = withLateParts(pageWith(STARTER.replace(/^.*manifest.*\n/, '')))
  expect(page).toContain(`${SHEET.replace('/>', ' media="print"/>')}<noscript>${SHEET}</noscript>`)
  expect(page).toContain('<link rel="stylesheet" href="/assets/frame.css"/>')
})

test.each([
  ['has no programs', '<head></head><p>text</p>'],
  ['is started in another way', pageWith('start()')],
  ['imports for its effect alone', pageWith(STARTER)],
])('a page that %s stays as it is', (_, html) => {
  expect(withLateParts(html)).toBe(html)
})
