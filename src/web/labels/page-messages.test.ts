import { expect, test } from 'vitest'

import { messagesOf } from '#i18n/catalogue.server.ts'

import { findPageMessages, pagesOf } from '../../../scripts/bundle/page-messages.ts'
import routes from '../routes.ts'
import { namespacesFor, needsMoreMessages, type PageMessages } from './page-messages.ts'

// Every namespace that the generator names is one of the catalogue: the first test says so.
const TABLE = findPageMessages() as PageMessages
const PATHS = pagesOf(routes).map(({ path }) => path || '/')
const messagesAt = (path: string) => [...namespacesFor(path, TABLE)]
const needsMore = (from: string, to: string) => needsMoreMessages(from, to, TABLE)

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

test('messages are loaded again only where the next page says more', () => {
  expect(needsMore('/', '/orders')).toBe(true)
  expect(needsMore('/orders/1', '/orders')).toBe(false)
  expect(needsMore('/orders', '/admin')).toBe(true)
  expect(needsMore('/checkout/customer-details', '/checkout/shipping-info')).toBe(false)
})
