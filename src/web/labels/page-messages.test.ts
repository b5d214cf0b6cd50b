import { expect, test } from 'vitest'

import { messagesOf, namedMessages } from '#i18n/catalogue.server.ts'

import { findPageMessages, pagesOf } from '../../../scripts/bundle/page-messages.ts'
import {
  type Dependency,
  dependencyReader,
  importsByText,
  readDependencies,
} from '../../../scripts/dependencies.ts'
import routes from '../routes.ts'
import { messageNamesOf, messageSectionOf, sectionOf } from './page-messages.ts'

const TABLE = findPageMessages()
const PATHS = pagesOf(routes).map(({ path }) => path || '/')
const namesAt = (path: string) => messageNamesOf(messageSectionOf(path, TABLE), TABLE)
const messagesAt = (path: string) => namedMessages('en', namesAt(path))
const areasAt = (path: string) => Object.keys(messagesAt(path)).sort()
/** Of the problems, that the network is lost. */
const FRAME = ['pictures', 'problems', 'shell', 'ui']

test('an import that a parser reads is found without one, too', () => {
  const edgeOf = ({ from, to }: Dependency) => `${from} -> ${to}`
  const parsed = readDependencies('.').filter(({ isTypeOnly }) => !isTypeOnly)
  const byText = dependencyReader('.', importsByText)
  const files = [...new Set(parsed.map(({ from }) => from))]
  const found = new Set(files.flatMap(byText).map(edgeOf))
  expect(parsed.map(edgeOf).filter((edge) => !found.has(edge))).toEqual([])
})

test('a page is sent the messages of the frame and those that its parts may say', () => {
  expect(areasAt('/legal-information')).toEqual(['notice', ...FRAME])
  expect(areasAt('/ko')).toEqual(['home', 'scents', ...FRAME].sort())
  expect(areasAt('/solutions/aroma-signage')).toEqual(
    expect.arrayContaining(['contact', 'problems', 'solutions']),
  )
  expect(areasAt('/solutions/arts-and-science')).not.toContain('contact')
  expect(areasAt('/nowhere')).toEqual(FRAME)
})

test('a message is named whole, by its beginning where a part is inserted, and refusals all at once', () => {
  const { admin, adminActivity, checkout = {}, problems } = messagesAt('/admin/orders')
  const english = messagesOf('en')
  expect(problems).toEqual(english.problems)
  expect(admin).toMatchObject(keysFrom('admin', 'status_'))
  expect(adminActivity).toBeUndefined()
  expect(messagesAt('/admin/audit').adminActivity).toEqual(english.adminActivity)
  expect(Object.keys(checkout)).not.toContain('cardDetail')
  expect(messagesAt('/checkout').checkout).toMatchObject(keysFrom('checkout', 'cardDetail'))
})

const keysFrom = (area: string, start: string) => {
  const found = Object.entries(messagesOf('en')[area] ?? {}).filter(([key]) =>
    key.startsWith(start),
  )
  expect(found.length).toBeGreaterThan(0)
  return Object.fromEntries(found)
}

test('pages of one section are sent the same messages', () => {
  expect(namesAt('/checkout')).toEqual(namesAt('/checkout/payment-info'))
  expect(namesAt('/admin/orders')).toEqual(namesAt('/admin/orders/1'))
})

test('no page is sent the e-mails, and only the staff console gets the words of the staff', () => {
  expect(PATHS.length).toBeGreaterThan(100)
  for (const path of PATHS) {
    expect(areasAt(path), path).not.toContain('mail')
    expect(areasAt(path), path).not.toContain('documentTexts')
    if (!path.startsWith('/admin')) expect(areasAt(path), path).not.toContain('admin')
  }
  expect(areasAt('/admin/orders')).toContain('admin')
})

test('the data of a page is asked for under the address of the page', () => {
  expect(namesAt('/admin/orders.data')).toEqual(namesAt('/admin/orders'))
  expect(namesAt('/_root.data')).toEqual(namesAt('/'))
  expect(namesAt('/_.data')).toEqual(namesAt('/'))
  expect(namesAt('/orders/')).toEqual(namesAt('/orders'))
})

test('messages are loaded again for another section', () => {
  expect(['/', '/orders', '/orders/1', '/nowhere/at/all'].map(sectionOf)).toEqual([
    ...['/', '/orders', '/orders', '/nowhere'],
  ])
  expect(
    ['/admin', '/admin/orders/1', '/admin/content', '/admin/content/home'].map(sectionOf),
  ).toEqual(['/admin', '/admin/orders', '/admin/content', '/admin/content/home'])
  expect(['/software/sdk', '/software/player', '/solutions/aroma-signage'].map(sectionOf)).toEqual([
    ...['/software', '/software/player', '/solutions/aroma-signage'],
  ])
})
