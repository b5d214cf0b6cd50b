import { expect, test } from 'vitest'

import type { StaffRole } from '#domain/accounts/role.ts'

import { SECTIONS, sectionAt } from './sections.ts'
import { visibleSections } from './visible-sections.server.ts'

test('each area has a path and a key of its own', () => {
  const sections = Object.values(SECTIONS)
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
  expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length)
})

test('Decisions, section 2: settings, staff and the audit log are offered to administrators, and nothing to a customer', () => {
  expect(as('administrator')).toEqual(Object.keys(SECTIONS))
  expect(Object.keys(SECTIONS).filter((name) => !as('staff').some((one) => one === name))).toEqual([
    'staff',
    'settings',
    'audit',
  ])
  expect(visibleSections({ kind: 'customer', userId: 'anybody' })).toEqual([])
})

test('Decisions, section 2: support, operations and content are offered the areas of their work', () => {
  expect(as('support')).toEqual(['today', 'orders', 'messages', 'customers'])
  expect(as('operations')).toEqual([
    ...['today', 'statistics', 'orders', 'bank', 'stock', 'customers'],
  ])
  expect(as('content')).toEqual(['content'])
})

const as = (role: StaffRole) => visibleSections({ kind: 'staff', userId: 'anybody', role })

test('a page belongs to the area whose path its address begins with', () => {
  expect(sectionAt('/admin')).toBe('today')
  expect(sectionAt('/admin/orders/0b0e')).toBe('orders')
  expect(sectionAt('/admin/orders-of-old')).toBeNull()
  expect(sectionAt('/admin/me')).toBeNull()
})
