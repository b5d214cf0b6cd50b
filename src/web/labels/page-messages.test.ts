import { expect, test } from 'vitest'

import { messagesOf } from '#i18n/catalogue.server.ts'

import { findPageMessages, pagesOf } from '../../../scripts/bundle/page-messages.ts'
import routes from '../routes.ts'
import { namespacesFor, type PageMessages, sectionOf } from './page-messages.ts'

// Every namespace that the generator names is one of the catalogue: the first test says so.
const TABLE = findPageMessages() as PageMessages
const PATHS = pagesOf(routes).map(({ path }) => path || '/')
const messagesAt = (path: string) => [...namespacesFor(path, TABLE)]

test('the table names namespaces of the catalogue only', () => {
  const known = Object.keys(messagesOf('en'))
  const named = [...TABLE.frame, ...Object.values(TABLE.sections).flat()]
  expect(named.filter((namespace) => !known.includes(namespace))).toEqual([])
})

test('a page is sent the messages of the frame and those that its parts may say', () => {
  expect(TABLE.frame).toEqual(['pictures', 'shell', 'ui'])
  expect(messagesAt('/legal-information')).toEqual([...TABLE.frame, 'notice'])
  expect(messagesAt('/ko')).toEqual([...TABLE.frame, 'home', 'scents'])
  expect(messagesAt('/solutions/aroma-signage')).toEqual(
    expect.arrayContaining(['contact', 'problems', 'solutions']),
  )
  expect(messagesAt('/solutions/arts-and-science')).toEqual([...TABLE.frame, 'solutions'])
  expect(messagesAt('/nowhere')).toEqual(TABLE.frame)
})

test('pages of one section are sent the same messages', () => {
  expect(messagesAt('/checkout')).toEqual(messagesAt('/checkout/payment-info'))
  expect(messagesAt('/admin/orders')).toEqual(messagesAt('/admin/orders/1'))
})

test('no page is sent the e-mails, and only the staff console gets the words of the staff', () => {
  expect(PATHS.length).toBeGreaterThan(100)
  for (const path of PATHS) {
    expect(messagesAt(path), path).not.toContain('mail')
    if (!path.startsWith('/admin')) expect(messagesAt(path), path).not.toContain('admin')
  }
  expect(messagesAt('/admin/orders')).toContain('admin')
})

test('the data of a page is asked for under the address of the page', () => {
  expect(messagesAt('/admin/orders.data')).toEqual(messagesAt('/admin/orders'))
  expect(messagesAt('/_root.data')).toEqual(messagesAt('/'))
  expect(messagesAt('/_.data')).toEqual(messagesAt('/'))
  expect(messagesAt('/orders/')).toEqual(messagesAt('/orders'))
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
