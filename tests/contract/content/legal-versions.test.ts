/** Versions of the legal texts: from draft to effect, what customers must accept, and what stays readable. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { acceptTerms } from '#domain/accounts/profile/accept-terms.server.ts'
import type { Actor } from '#domain/context.ts'
import {
  deleteLegalVersion,
  saveLegalVersion,
  startLegalVersion,
} from '#domain/legal/draft-version.server.ts'
import { readLegalText } from '#domain/legal/effective-version.server.ts'
import { publishLegalVersion, withdrawLegalVersion } from '#domain/legal/publish-version.server.ts'
import { LEGAL_TEXT_LENGTH_MAX } from '#domain/legal/version.ts'
import { viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { findSetting, listPublicSettings } from '#domain/settings/read-settings.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'
import { listTermsVersions } from '#web/features/legal/terms/load-terms.server.ts'

import { signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder } from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const ADMIN: Actor = { kind: 'staff', userId: randomUUID(), role: 'administrator' }
const STAFF: Actor = { kind: 'staff', userId: randomUUID(), role: 'staff' }
const TEXTS = { en: 'Old', ja: '旧', ko: '옛' }
const OPENING = { effectiveFrom: '2026-11-01', texts: TEXTS }

const as = (shop: TestShop, actor: Actor = ADMIN) => shop.shop.context(actor, 'en')
const inDays = (shop: TestShop, days: number) =>
  dayInJapan(new Date(shop.clock.now.getTime() + days * DAY))

async function draft(
  shop: TestShop,
  effectiveFrom: string,
  texts = { en: 'New', ja: '新', ko: '새' },
) {
  return unwrap(await startLegalVersion(as(shop), { document: 'sale', effectiveFrom, texts })).id
}

const view = async (shop: TestShop, id: string) => unwrap(await viewLegalVersion(as(shop), id))

/** What the form of a draft sends after these changes. */
async function written(shop: TestShop, id: string, change: Partial<Record<Locale, string>>) {
  const { effectiveFrom, texts, revision } = await view(shop, id)
  const { en, ja, ko } = texts
  return {
    effectiveFrom,
    texts: { en: en ?? '', ja: ja ?? '', ko: ko ?? '', ...change },
    revision,
  }
}

async function publish(shop: TestShop, id: string, actor: Actor = ADMIN) {
  const { revision } = await view(shop, id)
  const filled = (text: string) => text.replace('{days}', '14')
  return publishLegalVersion(as(shop, actor), {
    id,
    revision,
    opening: OPENING,
    filled,
  })
}

const acceptAs = (shop: TestShop, userId: string, version: string) =>
  acceptTerms(as(shop, { kind: 'customer', userId }), { version, livesInEu: false })

test('§4 terms: a published version is effective from its day, and is then the one to accept', async () => {
  await using shop = await openTestShop()
  const { id: customer } = await signIn(shop)
  const first = await findSetting(as(shop), 'terms_version')
  const next = inDays(shop, 2)
  const id = await draft(shop, next, { en: 'In {days} days', ja: '{days}日', ko: '{days}일' })
  expect((await readLegalText(as(shop), 'sale')).version).toBeNull()
  unwrap(await publish(shop, id))

  expect(await findSetting(as(shop), 'terms_version')).toBe(first)
  unwrap(await acceptAs(shop, customer, first))
  expect(await acceptAs(shop, customer, next)).toEqual({ ok: false, error: 'terms_changed' })

  shop.advance(2 * DAY)
  expect(await findSetting(as(shop), 'terms_version')).toBe(next)
  const settings = await listPublicSettings(as(shop))
  expect(settings.find(({ key }) => key === 'terms_version')?.value).toBe(next)
  expect(await acceptAs(shop, customer, first)).toEqual({ ok: false, error: 'terms_changed' })
  unwrap(await acceptAs(shop, customer, next))
  const { version } = await readLegalText(as(shop), 'sale')
  expect(version?.texts).toEqual({ en: 'In 14 days', ja: '14日', ko: '14일' })
})

test('§4 terms: an order names the version it was placed under, which can be read ever after', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const first = await findSetting(as(shop), 'terms_version')
  expect(await listTermsVersions(as(shop))).toEqual([first])
  unwrap(await acceptAs(shop, buyer.id, first))
  const orderId = await placeBankOrder(shop, buyer)
  const read = { path: `/v1/orders/${orderId}`, token: buyer.token }
  expect(await shop.call(read)).toMatchObject({ body: { data: { termsVersion: first } } })

  const next = inDays(shop, 1)
  unwrap(await publish(shop, await draft(shop, next)))
  shop.advance(DAY)
  expect(await listTermsVersions(as(shop))).toEqual([next, OPENING.effectiveFrom])
})

test('§4 terms: the text that the shop was opened with stays readable as it was', async () => {
  await using shop = await openTestShop()
  const next = inDays(shop, 1)
  unwrap(await publish(shop, await draft(shop, next)))
  const { days } = await readLegalText(as(shop), 'sale')
  expect(days).toEqual([next, OPENING.effectiveFrom])
  const { version, before } = await readLegalText(as(shop), 'sale', OPENING.effectiveFrom)
  expect(version?.texts).toEqual(TEXTS)
  expect(before).toBeNull()
  const replaced = await readLegalText(as(shop), 'sale', next)
  expect(replaced.before?.texts).toEqual(TEXTS)
})

test('legal versions: neither yesterday nor before a published one, and not without every language', async () => {
  await using shop = await openTestShop()
  const late = await draft(shop, inDays(shop, 10))
  unwrap(await publish(shop, late))
  for (const days of [-2, 5]) {
    const id = await draft(shop, inDays(shop, days))
    expect(await publish(shop, id), `in ${days} days`).toMatchObject({
      error: 'version_date_invalid',
    })
  }
  const id = await draft(shop, inDays(shop, 20))
  unwrap(await saveLegalVersion(as(shop), id, await written(shop, id, { ko: '' })))
  expect(await publish(shop, id)).toMatchObject({ error: 'text_missing' })
})

test('legal versions: two people edit two languages at the same time, and one language only one after the other', async () => {
  await using shop = await openTestShop()
  const id = await draft(shop, inDays(shop, 3))
  const save = (input: Parameters<typeof saveLegalVersion>[2]) =>
    saveLegalVersion(as(shop, STAFF), id, input)
  const first = await written(shop, id, { en: 'A' })
  const second = await written(shop, id, { en: 'B' })
  const third = await written(shop, id, { ja: 'い' })
  const answers = await Promise.all([first, second, third].map(save))
  expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: 'edit_conflict' }])
  expect((await view(shop, id)).texts).toMatchObject({ ja: 'い', ko: '새' })
  expect((await view(shop, id)).texts.en).toMatch(/^[AB]$/)

  // Nobody else moved it meanwhile, whatever became of the languages.
  const later = { ...third, effectiveFrom: inDays(shop, 4) }
  unwrap(await save(later))
  expect(await view(shop, id)).toMatchObject({
    effectiveFrom: inDays(shop, 4),
    texts: { ja: 'い' },
  })
  const other = { ...first, effectiveFrom: inDays(shop, 5) }
  expect(await save(other)).toEqual({ ok: false, error: 'edit_conflict' })
})

test('legal versions: a draft refuses long texts, other characters, days that no calendar has, and a day that is taken', async () => {
  await using shop = await openTestShop()
  await draft(shop, inDays(shop, 8))
  const id = await draft(shop, inDays(shop, 3))
  const input = await written(shop, id, { ko: '고침' })
  const save = (change: Partial<typeof input>) =>
    saveLegalVersion(as(shop, STAFF), id, { ...input, ...change })
  for (const ko of ['x'.repeat(LEGAL_TEXT_LENGTH_MAX + 1), 'a\0b']) {
    expect(await save({ texts: { ...input.texts, ko } })).toMatchObject({
      error: 'request_invalid',
    })
  }
  expect(await save({ effectiveFrom: '2027-02-30' })).toMatchObject({
    error: 'version_date_invalid',
  })
  expect(await save({ effectiveFrom: inDays(shop, 8) })).toMatchObject({ error: 'name_taken' })
  expect((await view(shop, id)).texts.ko).toBe('새')
  unwrap(await save({ effectiveFrom: inDays(shop, 9) }))
  expect(await view(shop, id)).toMatchObject({
    effectiveFrom: inDays(shop, 9),
    texts: { ko: '고침' },
  })
})

test('legal versions: published by an administrator alone, withdrawn before its day, and then never changed', async () => {
  await using shop = await openTestShop()
  const id = await draft(shop, inDays(shop, 1))
  expect(await publish(shop, id, STAFF)).toEqual({ ok: false, error: 'forbidden' })
  unwrap(await publish(shop, id))
  expect(await deleteLegalVersion(as(shop), id)).toEqual({ ok: false, error: 'text_published' })
  await expect(
    shop.query(`update legal_versions set body_en = 'x' where id = $1`, [id]),
  ).rejects.toThrow('never rewritten')
  await expect(shop.query('delete from legal_versions where id = $1', [id])).rejects.toThrow()

  unwrap(await withdrawLegalVersion(as(shop), id))
  expect((await view(shop, id)).state).toBe('draft')
  unwrap(await publish(shop, id))
  shop.advance(DAY)
  expect(await withdrawLegalVersion(as(shop), id)).toEqual({ ok: false, error: 'text_published' })
})
