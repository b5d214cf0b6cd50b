/**
 * Programs of partners go on working: a breaking change of the API needs an entry in the changelog. The file
 * `surface.txt` is what the newest of these entries left. CONTRIBUTING, "Change a call".
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { Description } from '../../support/api/described.ts'
import { breakingChanges, readSurface, surfaceOf, surfaceText } from '../../support/api/surface.ts'
import { openTestShop } from '../../support/shop/shop.ts'

const SURFACE = 'tests/contract/api/surface.txt'
const entries = () =>
  readFileSync('CHANGELOG.md', 'utf8').match(/^- API, breaking: /gm)?.length ?? 0

test('§8 a change that breaks programs has an entry in the changelog', async () => {
  await using shop = await openTestShop()
  const { body } = await shop.call<Description>({ path: '/api/openapi.json' })
  const surface = surfaceOf(body)
  expect(surface.length).toBeGreaterThan(500)

  const stored = readFileSync(SURFACE, 'utf8')
  if (entries() <= Number.parseInt(stored, 10)) {
    expect(breakingChanges(readSurface(stored), surface)).toEqual([])
  }
  // After the rule: `-u` stores no breaking change that has no entry.
  const head = `${entries()} entries "API, breaking" in CHANGELOG.md`
  await expect(`${head}\n${surfaceText(surface)}\n`).toMatchFileSnapshot('surface.txt')
})

test('§8 breaking changes are distinguished from those that programs do not notice', () => {
  const before = [
    'GET /a takes query.page: integer',
    'GET /a gives 200',
    'GET /a gives body: object',
    'GET /a gives body.name: string',
    'GET /a always body.name',
    'POST /b takes body: object',
    'POST /b needs body.name',
    'POST /b takes body.name: string',
    'POST /b limits body.name minLength 1',
    'POST /b limits body.name maxLength 100',
    'POST /b takes body.kind: "one"',
    'POST /b takes body.kind: "two"',
  ]
  const without = (line: string) => before.filter((one) => one !== line)
  for (const line of before) {
    const isHarmless = / (needs|limits) /.test(line)
    expect(breakingChanges(before, without(line))).toEqual(isHarmless ? [] : [`gone: ${line}`])
  }
  const added = (...lines: string[]) => breakingChanges(before, [...before, ...lines])
  for (const line of [
    'POST /b needs body.kind',
    'GET /a needs query.page',
    'GET /a gives body.name: null',
    'POST /b limits body.name minLength 2',
    'POST /b limits body.name maxLength 99',
    'GET /a limits query.page maximum 50',
  ]) {
    expect(added(line)).toEqual([`new: ${line}`])
  }
  expect(
    added(
      'GET /c gives 200',
      'POST /d takes body: object',
      'POST /d needs body.name',
      'GET /a gives body.size: null',
      'POST /b takes body.kind: "three"',
      'POST /b takes body.parcel: object',
      'GET /a takes query.limit: integer',
      'GET /a limits query.limit maximum 50',
      'POST /b limits body.name maxLength 200',
    ),
  ).toEqual([])
})
