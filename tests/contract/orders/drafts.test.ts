/** The order draft an account remembers: its owner's alone, and never written over unseen. Spec §3 "Order draft". */
import { expect, test } from 'vitest'

import type { StoredDraftWire } from '#contract/drafts.ts'
import { EMPTY_CONTENT } from '#domain/drafts/content.ts'
import { purgeOldDrafts } from '#domain/drafts/delete-draft.server.ts'
import { emptyOrderedDraft } from '#domain/drafts/empty-ordered-draft.server.ts'
import { DRAFT_BYTES_MAX, ORDER_DRAFT_DAYS } from '#domain/drafts/policy.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'

import { answered, invalid, refused } from '../../support/api/answers.ts'
import { type Buyer, signIn } from '../../support/shop/buyer.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'
import { DAY } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const shop = await shareTestShop()

const PATH = '/v1/order-draft'
const SELECTED = {
  selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }],
  customerName: '見本 花子',
}

const view = (buyer: Buyer) =>
  shop.call<{ data: StoredDraftWire }>({ path: PATH, token: buyer.token })
const save = (buyer: Buyer, version: number, content: Record<string, unknown>) =>
  shop.call<{ data: { version: number } }>({
    method: 'PUT',
    path: PATH,
    token: buyer.token,
    body: { version, content },
  })

async function saved(buyer: Buyer, version: number, content: Record<string, unknown>) {
  const answer = await save(buyer, version, content)
  expect(answer.status).toBe(200)
  return answer.body.data.version
}

const changed = (version: number, content: unknown) =>
  refused(
    409,
    'draft_changed',
    'This draft was changed on another device. Please look at the newer version first.',
    { data: { version, content } },
  )

test('§3 order draft: there is none, it is saved, it is given back, it is erased', async () => {
  const buyer = await signIn(shop)
  const none = answered(200, { data: { version: 0, content: null, savedAt: null } })
  expect(await view(buyer)).toEqual(none)

  const version = await saved(buyer, 0, SELECTED)
  const savedAt = shop.clock.now.toISOString()
  const content = { ...EMPTY_CONTENT, ...SELECTED }
  expect(await view(buyer)).toEqual(answered(200, { data: { version, content, savedAt } }))

  const drop = { method: 'DELETE', path: PATH, token: buyer.token }
  expect(await shop.call(drop)).toEqual(answered(204, null))
  expect(await shop.call(drop)).toEqual(answered(204, null))
  expect(await view(buyer)).toEqual(none)
})

test('§3 order draft: only its owner reads and writes it', async () => {
  const [buyer, stranger] = [await signIn(shop), await signIn(shop)]
  await saved(buyer, 0, SELECTED)
  expect((await view(stranger)).body.data).toMatchObject({ version: 0, content: null })
  await shop.call({ method: 'DELETE', path: PATH, token: stranger.token })
  expect((await view(buyer)).body.data.content).toMatchObject(SELECTED)
})

test('§3 order draft: an edit of a stale revision gets the newest one, and nothing is written', async () => {
  const buyer = await signIn(shop)
  const first = await saved(buyer, 0, SELECTED)
  const second = await saved(buyer, first, { ...SELECTED, customerName: 'Hanako' })
  expect(second).toBe(first + 1)

  const newest = { ...EMPTY_CONTENT, ...SELECTED, customerName: 'Hanako' }
  for (const version of [0, first, second + 1]) {
    expect(await save(buyer, version, { customerName: 'Late' })).toEqual(changed(second, newest))
  }
  expect((await view(buyer)).body.data).toMatchObject({ version: second, content: newest })
})

test('§3 order draft: a save that names the unanswered one before it counts as based on it, on no other', async () => {
  const buyer = await signIn(shop)
  const { token } = buyer
  const follow = (version: number, customerName: string, unanswered: unknown[]) =>
    shop.call({
      method: 'PUT',
      path: PATH,
      token,
      body: { version, content: { customerName }, unanswered },
    })
  const [half, more] = [{ customerName: 'Half' }, { customerName: 'More' }]
  const first = await saved(buyer, 0, half)
  expect(await follow(0, 'Last', [half])).toEqual(answered(200, { data: { version: first + 1 } }))
  expect(await follow(first, 'Late', [half, more])).toEqual(
    changed(first + 1, { ...EMPTY_CONTENT, customerName: 'Last' }),
  )
  // Without an order of arrival: the last words came before those they name.
  const base = await saved(buyer, first + 1, more)
  const last = await follow(base, 'Last words', [half])
  expect(last).toEqual(answered(200, { data: { version: base + 1 } }))
  expect((await save(buyer, base, half)).status).toBe(409)
  expect((await view(buyer)).body.data.content).toMatchObject({ customerName: 'Last words' })
  expect((await follow(base, 'Many', [half, more, half])).status).toBe(422)
})

test('§3 order draft: of two devices that save at once one gets an edit conflict', async () => {
  const buyer = await signIn(shop)
  const begun = await Promise.all(['a', 'b'].map((name) => save(buyer, 0, { customerName: name })))
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409])

  const { version } = (await view(buyer)).body.data
  const both = await Promise.all(
    ['c', 'd', 'e'].map((name) => save(buyer, version, { customerName: name })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('§3 order draft: one that was erased and begun again has no earlier version', async () => {
  const buyer = await signIn(shop)
  const before = await saved(buyer, 0, SELECTED)
  await shop.call({ method: 'DELETE', path: PATH, token: buyer.token })
  expect(await save(buyer, before, SELECTED)).toEqual(changed(0, null))
  shop.advance(1000)
  expect(await saved(buyer, 0, SELECTED)).toBe(before + 1)
  shop.advance(-1000)
})

test('§3 order draft: unknown fields are refused, the customs code first of all', async () => {
  const buyer = await signIn(shop)
  for (const field of ['customsCode', 'placed', 'ownerId', 'idempotencyKey', 'userId', 'total']) {
    expect(await save(buyer, 0, { [field]: 'P123456789012' }), field).toEqual(
      invalid(`content.${field}`),
    )
  }
  const content = { address: { line3: '' } }
  expect(await save(buyer, 0, content)).toEqual(invalid('content.address.line3'))
  for (const body of [{}, { version: 0 }, { content: {} }, { version: -1, content: {} }]) {
    const answer = await shop.call({ method: 'PUT', path: PATH, token: buyer.token, body })
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'request_invalid' } } })
  }
  for (const wrong of [
    { kits: -1 },
    { kits: 1.5 },
    { refills: 100 },
    { selectedCartridges: [{ serial: 'AC-CI01', quantity: 0 }] },
    { selectedCartridges: Array.from({ length: 201 }, () => ({ serial: 'A', quantity: 1 })) },
    { customerName: 'a'.repeat(1001) },
    { customerName: 'a\0b' },
    { customerName: '\ud800' },
    { shippingMethod: 'pigeon' },
    { paymentSource: 'cash' },
  ]) {
    expect((await save(buyer, 0, wrong)).status, JSON.stringify(wrong)).toBe(422)
  }
  expect((await view(buyer)).body.data.version).toBe(0)
})

test('§3 order draft: half-typed and odd text comes back as it was typed', async () => {
  const buyer = await signIn(shop)
  const content = {
    customerName: ' 𠮷野　家\u202e<b>"\'',
    customerEmail: 'hanako@',
    customerPhone: '０９０ー',
    orderNotes: 'one\r\ntwo\ttabs\u0007',
    location: 'DE',
  }
  await saved(buyer, 0, content)
  expect((await view(buyer)).body.data.content).toEqual({ ...EMPTY_CONTENT, ...content })
})

test('§3 order draft: a body that is too large is refused before it is read', async () => {
  const buyer = await signIn(shop)
  const body = JSON.stringify({ version: 0, content: {}, more: 'a'.repeat(DRAFT_BYTES_MAX) })
  const answer = await shop.call({ method: 'PUT', path: PATH, token: buyer.token, body })
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } })
})

test('§3 order draft: the largest one that fits the rules can be saved', async () => {
  const buyer = await signIn(shop)
  const serials = Array.from({ length: 200 }, (_, at) => `AC-XX${String(at).padStart(3, '0')}`)
  const content = {
    kits: 99,
    refills: 99,
    selectedCartridges: serials.map((serial) => ({ serial, quantity: 5 })),
    wells: Array.from({ length: 1188 }, (_, at) => serials[at % 200]),
    orderNotes: '注'.repeat(4000),
  }
  await saved(buyer, 0, content)
})

test('§4 order: what was ordered is taken out of the draft, something else stays in it', async () => {
  const buyer = await signIn(shop)
  const version = await saved(buyer, 0, { ...SELECTED, refills: 1 })
  const ctx = shop.shop.context({ kind: 'customer', userId: buyer.id }, 'en')
  const stored = unwrap(await viewDraft(ctx))
  const other = [{ serial: 'AC-CI02', quantity: 1 }]
  await emptyOrderedDraft(ctx, buyer.id, { stored, ordered: other })
  expect((await view(buyer)).body.data.version).toBe(version)

  await emptyOrderedDraft(ctx, buyer.id, { stored, ordered: SELECTED.selectedCartridges })
  const emptied = { ...EMPTY_CONTENT, customerName: SELECTED.customerName }
  expect((await view(buyer)).body.data).toMatchObject({ version: version + 1, content: emptied })
})

test('privacy: a draft past its retention is purged, a younger one is not', async () => {
  const [old, young] = [await signIn(shop), await signIn(shop)]
  await saved(old, 0, SELECTED)
  shop.advance(1000)
  await saved(young, 0, SELECTED)
  shop.advance(ORDER_DRAFT_DAYS * DAY - 500)
  await purgeOldDrafts(shop.shop.context({ kind: 'system' }, 'en'))
  const rows = await shop.query('select user_id from order_drafts where user_id = any($1)', [
    [old.id, young.id],
  ])
  expect(rows).toEqual([{ user_id: young.id }])
})
