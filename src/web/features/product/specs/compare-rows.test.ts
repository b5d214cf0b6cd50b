import { expect, test } from 'vitest'

import { DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

import { compareRows } from './compare-rows.ts'
import { specGroupsOf } from './spec-groups.ts'

const devicesIn = (locale: (typeof LOCALES)[number]) =>
  DEVICE_SLUGS.map((slug) => specGroupsOf(deviceOf(slug), 'ASN2', translator(locale)))

test('§2 comparison: every device tells every fact, in every language', () => {
  for (const locale of LOCALES) {
    const rows = compareRows(devicesIn(locale), false).groups.flatMap((group) => group.rows)
    expect(rows.length).toBeGreaterThan(10)
    const blank = rows.filter(({ values }) => values.some((value) => value === ''))
    expect(blank).toEqual([])
  }
})

test('§2 comparison: what is the same for all is left out when only differences are asked for', () => {
  const all = compareRows(devicesIn('en'), false)
  const differing = compareRows(devicesIn('en'), true)
  const idsOf = ({ groups }: typeof all) => groups.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(idsOf(all)).toContain('switching')
  expect(idsOf(differing)).not.toContain('switching')
  expect(idsOf(differing)).toContain('reach')
  expect(idsOf(all).length - idsOf(differing).length).toBe(differing.hiddenCount)
  expect(all.hiddenCount).toBe(0)
})

test('§2 comparison: a group of which nothing is left has no heading', () => {
  const group = (value: string) => [{ id: 'a', title: 'A', rows: [{ id: 'b', label: 'B', value }] }]
  expect(compareRows([group('1'), group('1')], true)).toEqual({ groups: [], hiddenCount: 1 })
  expect(compareRows([group('1'), group('2')], true).groups).toHaveLength(1)
  expect(compareRows([], true)).toEqual({ groups: [], hiddenCount: 0 })
})
