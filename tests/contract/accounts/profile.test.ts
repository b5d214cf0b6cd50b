/** Customers read and edit their own profile only. Spec §7 calls 4 and 5. */
import { expect, test } from 'vitest'

import { answered, invalid, NOT_FOUND, refused } from '../../support/api/answers.ts'
import { type Buyer, signIn } from '../../support/shop/buyer.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()
const buyer = await signIn(shop, 'hana@example.com')
const stranger = await signIn(shop, 'stranger@example.com')
const profileId = await profileIdOf(buyer)

test('§7 call 4: one’s own profile, with exactly these fields', async () => {
  const path = `/api/users/${buyer.id}/profiles`
  const expected = answered(200, {
    data: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'hana@example.com',
      email_proven: true,
      has_password: false,
      name: '',
      phone: '',
      company: '',
      department: '',
      country: '',
      address: null,
    },
  })
  expect(await shop.call({ path, token: buyer.token })).toEqual(expected)
  const answer = await shop.call({ path: `${path}/?debug=true`, token: `Bearer ${buyer.token}` })
  expect(answer).toEqual(expected)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(profileId).not.toBe(buyer.id)
})

test('A.4.19 another customer’s profile is not found, whether it exists or not', async () => {
  const theirs = await profileIdOf(stranger)
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const id of [stranger.id, nobody, 'me', '1', '%00', "'%20or%201=1"]) {
    const path = `/api/users/${id}/profiles`
    expect(await shop.call({ path, token: buyer.token }), id).toEqual(NOT_FOUND)
    for (const profile of [theirs, profileId, nobody]) {
      expect(await change({ name: 'Mallory' }, { userId: id, profile }), id).toEqual(NOT_FOUND)
    }
  }
  for (const profile of [theirs, nobody, buyer.id, 'me', '%00', '%ff', "'%20or%201=1"]) {
    expect(await change({ name: 'Mallory' }, { profile }), profile).toEqual(NOT_FOUND)
  }
  const terms = { version: '2026-11-01', lives_in_eu: false }
  const path = `/api/users/${stranger.id}/terms-acceptance`
  expect(await shop.call({ method: 'PUT', path, token: buyer.token, body: terms })).toEqual(
    NOT_FOUND,
  )
  const rows = await shop.query(
    `select 1 from profiles where name = 'Mallory'
     union all select 1 from users where name = 'Mallory' union all select 1 from terms_acceptances`,
  )
  expect(rows).toEqual([])
})

test('§7 call 5: given fields change, the others stay, and the answer is the profile', async () => {
  const first = await change({
    name: 'Hana',
    phone: '03-1234-5678',
    company: 'Sample',
    department: 'R&D',
    country: 'JP',
  })
  expect(first).toEqual(
    answered(200, {
      data: {
        id: profileId,
        email: 'hana@example.com',
        email_proven: true,
        has_password: false,
        name: 'Hana',
        phone: '03-1234-5678',
        company: 'Sample',
        department: 'R&D',
        country: 'JP',
        address: null,
      },
    }),
  )
  const second = await shop.call<Profile>({
    method: 'PUT',
    path: `/api/users/${buyer.id}/profiles/${profileId}/?debug=true`,
    token: `Bearer ${buyer.token}`,
    body: { profile: { company: '' } },
  })
  expect(second).toMatchObject({ status: 200, body: { data: { name: 'Hana', company: '' } } })
  expect(await change({})).toMatchObject({ status: 200, body: { data: { phone: '03-1234-5678' } } })
  const rows = await shop.query('select name from users where id = $1', [buyer.id])
  expect(rows).toEqual([{ name: 'Hana' }])
})

test('§7 call 5: an address follows the rules of an order’s, is replaced as a whole, and is removed by null', async () => {
  const address = {
    country: 'Japan',
    postal_code: '１０４ー００６１',
    state: 'JP-13',
    city: '中央区',
    line1: '見本町１−２−３',
    line2: null,
  }
  const saved = {
    country: 'JP',
    postal_code: '104-0061',
    state: 'JP-13',
    city: '中央区',
    line1: '見本町1-2-3',
    line2: '',
  }
  expect(await change({ address })).toMatchObject({
    status: 200,
    body: { data: { address: saved } },
  })
  expect(await change({ phone: '' })).toMatchObject({ body: { data: { address: saved } } })
  for (const [field, value] of Object.entries({
    country: 'Atlantis',
    postal_code: '',
    city: '',
    line1: 'a\u202eb',
    line2: 1,
    owner: '',
  })) {
    expect(await change({ address: { ...address, [field]: value } }), field).toEqual(
      invalid(`profile.address.${field}`),
    )
  }
  expect(await change({ address: '' })).toEqual(invalid('profile.address'))
  expect(await change({})).toMatchObject({ body: { data: { address: saved } } })
  expect(await change({ address: null })).toMatchObject({ body: { data: { address: null } } })
  await change({ address })
})

test('§7 call 5: the profile that call 4 answered can be sent back, and its read-only fields change nothing', async () => {
  const path = `/api/users/${buyer.id}/profiles`
  const read = await shop.call<Profile>({ path, token: buyer.token })
  expect((await change(read.body.data)).body).toEqual(read.body)

  const forged = { id: buyer.id, email: 'a@example.com', email_proven: false, has_password: [1] }
  for (const [field, value] of Object.entries(forged)) {
    expect((await change({ [field]: value })).body, field).toEqual(read.body)
  }
})

test('A.4.20 fields that a profile does not have are refused and no column changes', async () => {
  const before = await everything()
  const forbidden = [
    ...['user_id', 'userId', 'role', 'email_verified_at'],
    ...['password', 'password_hash', 'passwordHash', 'locale', 'created_at', 'updated_at'],
    ...['updatedAt', 'totp_last_step', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ]
  for (const field of forbidden) {
    expect(await change({ name: 'Mallory', [field]: 'administrator' }), field).toEqual(
      invalid(`profile.${field}`),
    )
    const beside = { profile: { name: 'Mallory' }, [field]: 'administrator' }
    expect(await put(JSON.stringify(beside)), field).toEqual(invalid(field))
  }
  for (const raw of [
    '{"profile":{"name":"Mallory","__proto__":{"role":"administrator"}}}',
    '{"profile":{"name":"Mallory"},"__proto__":{"polluted":true}}',
    '{"profile":{"name":"Mallory","constructor":{"prototype":{"polluted":true}}}}',
  ]) {
    expect(await put(raw), raw).toMatchObject({ status: 422 })
  }
  const path = `/api/users/${buyer.id}/profiles/${profileId}?role=administrator`
  const body = { profile: { name: 'Mallory' } }
  expect(await shop.call({ method: 'PUT', path, token: buyer.token, body })).toEqual(
    invalid('role'),
  )

  expect(await everything()).toEqual(before)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('A.4.30i names of people and firms come back as they were typed, composed', async () => {
  for (const [input, kept] of [
    ['김민수', '김민수'],
    ['김민수'.normalize('NFD'), '김민수'],
    ['山田 太郎', '山田 太郎'],
    ['がぎぐ'.normalize('NFD'), 'がぎぐ'],
    ['Ａ社', 'Ａ社'],
    ['👩‍👧 家', '👩‍👧 家'],
    ['𠮷野 家', '𠮷野 家'],
    ["Zoë O'Brien-Núñez", "Zoë O'Brien-Núñez"],
    ['<b>"&\'</b>', '<b>"&\'</b>'],
    ['  trimmed\t', 'trimmed'],
    ['𠮷'.repeat(100), '𠮷'.repeat(100)],
    ['', ''],
  ] as const) {
    const changed = await change({ name: input, company: input })
    expect(changed, input).toMatchObject({
      status: 200,
      body: { data: { name: kept, company: kept } },
    })
    const path = `/api/users/${buyer.id}/profiles`
    const read = await shop.call<Profile>({ path, token: buyer.token })
    expect(read.body.data.name).toBe(kept)
  }
})

test('A.4.30i characters that hide, break or turn a line are refused in every field', async () => {
  await change({ name: 'Hana', company: '', phone: '', country: '' })
  const before = await everything()
  const points = [
    0, 1, 9, 10, 13, 27, 0x7f, 0x85, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069, 0xd800, 0xdfff,
  ]
  for (const field of ['name', 'phone', 'company', 'country']) {
    for (const point of points) {
      const value = `a${String.fromCharCode(point)}b`
      expect(await change({ [field]: value }), `${field} ${point}`).toEqual(
        invalid(`profile.${field}`),
      )
    }
  }
  // The first mark is composed with its letter.
  for (const field of ['name', 'company']) {
    const value = `Z${'\u0301'.repeat(10)}`
    expect(await change({ [field]: value }), field).toEqual(invalid(`profile.${field}`))
  }
  expect(await everything()).toEqual(before)
})

test('§3 a field is a text of bounded length', async () => {
  const before = await everything()
  const limits = { name: 100, phone: 40, company: 200, department: 100, country: 60 }
  for (const [field, max] of Object.entries(limits)) {
    for (const value of ['山'.repeat(max + 1), 1, true, null, ['a'], { $gt: '' }]) {
      expect(await change({ [field]: value }), field).toEqual(invalid(`profile.${field}`))
    }
  }
  expect(await put('{"profile":[]}')).toEqual(invalid('profile'))
  expect(await put('{"profile":null}')).toEqual(invalid('profile'))
  expect(await put('{}')).toEqual(invalid('profile'))
  expect(await put('[]')).toEqual(invalid())
  expect(await everything()).toEqual(before)
})

test('A6 terms are accepted in their present version only', async () => {
  const path = `/api/users/${buyer.id}/terms-acceptance`
  const accept = (body: unknown) => shop.call({ method: 'PUT', path, token: buyer.token, body })
  expect(await accept({ version: '2020-01-01', lives_in_eu: false })).toEqual(
    refused(409, 'terms_changed', 'The terms of sale have changed. Please read them again.'),
  )
  expect(await accept({ version: '2026-11-01' })).toEqual(invalid('lives_in_eu'))
  expect(await accept({ version: '2026-11-01', lives_in_eu: 'no' })).toEqual(invalid('lives_in_eu'))
  expect(await accept({ version: '2026-11-01', lives_in_eu: false, at: 1 })).toEqual(invalid('at'))
  expect(await shop.query('select 1 from terms_acceptances')).toHaveLength(0)

  expect(await accept({ version: '2026-11-01', lives_in_eu: false })).toEqual(answered(204, null))
  expect(await shop.query('select * from terms_acceptances')).toEqual([
    { user_id: buyer.id, version: '2026-11-01', lives_in_eu: false, accepted_at: shop.clock.now },
  ])
})

type Profile = { data: { id: string; name: string } }

async function profileIdOf({ id, token }: Buyer): Promise<string> {
  const { body } = await shop.call<Profile>({ path: `/api/users/${id}/profiles`, token })
  return body.data.id
}

const change = (
  profile: Record<string, unknown>,
  where: { userId?: string; profile?: string } = {},
) =>
  shop.call({
    method: 'PUT',
    path: `/api/users/${where.userId ?? buyer.id}/profiles/${where.profile ?? profileId}`,
    token: buyer.token,
    body: { profile },
  })

/** A body as it goes over the wire, for what an object literal can't say. */
const put = (body: string) =>
  shop.call({
    method: 'PUT',
    path: `/api/users/${buyer.id}/profiles/${profileId}`,
    token: buyer.token,
    body,
  })

async function everything() {
  const users = await shop.query('select * from users order by id')
  const profiles = await shop.query('select * from profiles order by id')
  return { users: users, profiles: profiles }
}
