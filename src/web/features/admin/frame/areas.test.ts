import { expect, test } from 'vitest'

import { AREAS, areaAt } from './areas.ts'
import { areasOffered } from './areas-offered.server.ts'

test('each area has a path and a key of its own', () => {
  const areas = Object.values(AREAS)
  expect(new Set(areas.map(({ key }) => key)).size).toBe(areas.length)
  expect(new Set(areas.map(({ path }) => path)).size).toBe(areas.length)
})

test('Decisions, section 2: settings, people and the audit log are offered to administrators, and nothing to a customer', () => {
  const as = (role: 'staff' | 'administrator') =>
    areasOffered({ kind: 'staff', userId: 'anybody', role })
  expect(as('administrator')).toEqual(Object.keys(AREAS))
  expect(Object.keys(AREAS).filter((name) => !as('staff').some((one) => one === name))).toEqual([
    'staff',
    'settings',
    'audit',
  ])
  expect(areasOffered({ kind: 'customer', userId: 'anybody' })).toEqual([])
})

test('a page lies in the area whose path its address begins with', () => {
  expect(areaAt('/admin')).toBe('today')
  expect(areaAt('/admin/orders/0b0e')).toBe('orders')
  expect(areaAt('/admin/orders-of-old')).toBeNull()
  expect(areaAt('/admin/me')).toBeNull()
})
