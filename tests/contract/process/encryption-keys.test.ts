/**
 * Encryption keys from outside the database, and their rotation while the shop runs. Decision 0035; ASVS 11.1.1,
 * 13.3.1.
 */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import {
  beginEnrolment,
  giveOneTimePassword,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { openStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { ENCRYPTED_COLUMNS } from '#domain/key-rotation/encrypted-columns.server.ts'
import { rotateKeys } from '#domain/key-rotation/rotate-keys.server.ts'
import { idOfToken, tokenFor } from '#domain/newsletter/subscription-token.server.ts'
import { encryptCustomsCode, readCustomsCode } from '#domain/orders/placing/customs-code.server.ts'
import { statusLinks } from '#domain/orders/status-link/status-link.server.ts'
import { renewSecret, sendTestEvent } from '#domain/webhooks/manage-endpoints.server.ts'
import { openEncryptionKeys } from '#server/config/encryption-keys.ts'

import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { staffContext, stockUp, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { isSignedBy, openReceiver } from '../../support/webhooks/webhook-receiver.ts'
import { addEndpoint } from '../../support/webhooks/webhook-rows.ts'

const CODE = 'P123456789012'
const ENDPOINTS = 12
const newKey = () => randomBytes(32).toString('base64')
const idOf = (key: string) =>
  openEncryptionKeys({ encryptionKeys: key, encryptionKeysFile: null }).current()?.id

/** Another process on the same database, with keys of its own. */
const besideWith = (shop: TestShop, ...keys: string[]) =>
  openTestShop({ beside: shop, env: { ENCRYPTION_KEYS: keys.join('\n') } })

/** One value of each kind, and links that were mailed. */
async function fill(shop: TestShop, receiverUrl: string) {
  await stockUp(shop)
  const { orderId } = await placeOrder(shop, await signIn(shop))
  const toKorea = { customsCode: CODE, address: { country: 'KR' } } as Parameters<
    typeof encryptCustomsCode
  >[2] // What else an address has is not looked at.
  const encrypted = await encryptCustomsCode(systemContext(shop), orderId, toKorea)
  await shop.query('update orders set customs_code_encrypted = $1', [encrypted])
  const { actor } = await staffContext(shop, 'administrator')
  const userId = 'userId' in actor ? actor.userId : ''
  const enrolment = await beginEnrolment(systemContext(shop), { userId, issuer: 'Shop' })
  const totp = new TOTP({ secret: Secret.fromBase32(enrolment?.secretText ?? '') })
  const endpoint = await addEndpoint(shop, receiverUrl, ['order.placed'])
  const renewed = await renewSecret(await staffContext(shop, 'administrator'), endpoint.id)
  return {
    orderId,
    userId,
    totp,
    endpointId: endpoint.id,
    secrets: [endpoint.secret, renewed.ok ? renewed.value.secret : ''],
    statusPath: (await statusLinks(systemContext(shop)))(orderId),
    newsToken: await tokenFor(systemContext(shop), 'unsubscribe', orderId),
  }
}

type Filled = Awaited<ReturnType<typeof fill>>

/** Everything that was encrypted is used, as a shop uses it. */
async function expectReadable(
  shop: TestShop,
  receiver: Awaited<ReturnType<typeof openReceiver>>,
  filled: Filled,
): Promise<void> {
  const { orderId, userId, totp, endpointId, secrets, statusPath, newsToken } = filled
  expect(await readCustomsCode(await staffContext(shop), orderId)).toEqual({
    ok: true,
    value: CODE,
  })

  const ctx = systemContext(shop)
  const sessionToken = await openStaffSession(ctx, userId)
  await shop.query('update users set totp_last_step = null')
  const code = totp.generate({ timestamp: shop.clock.now.getTime() })
  expect((await giveOneTimePassword(ctx, { sessionToken, code })).ok).toBe(true)

  receiver.received.length = 0
  await sendTestEvent(await staffContext(shop, 'administrator'), endpointId)
  await shop.drainJobs()
  expect(receiver.received.map((one) => secrets.map((secret) => isSignedBy(secret, one)))).toEqual([
    [true, true],
  ])
  const token = statusPath.split('/').at(-1)
  expect((await shop.call({ path: `/v1/order-status/${token}` })).status).toBe(200)
  expect(await idOfToken(ctx, 'unsubscribe', newsToken)).toBe(orderId)
}

/** Of each value in the database: the key that it names. */
async function keysInUse(shop: TestShop): Promise<(string | undefined)[]> {
  const found = await Promise.all(
    ENCRYPTED_COLUMNS.map(({ table, id, column, onlyRow }) =>
      shop.query<{ value: string }>(
        `select ${column} as value from ${table} where ${column} is not null ${onlyRow ? `and ${id} = '${onlyRow}'` : ''}`,
      ),
    ),
  )
  return found.flat().map(({ value }) => value.split('.')[1])
}

async function rotated(shop: TestShop) {
  const { columns, databaseKey } = unwrap(await rotateKeys(systemContext(shop)))
  const sum = (what: 'renewed' | 'unreadable') =>
    columns.reduce((count, column) => count + column[what], 0)
  return { databaseKey, renewed: sum('renewed'), unreadable: sum('unreadable') }
}

test('decision 0035: from the key in the database to one outside, to a newer one, and nothing is lost', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const [first, second] = [newKey(), newKey()]
  const filled = await fill(shop, receiver.url)

  await using outside = await besideWith(shop, first)
  await expectReadable(outside, receiver, filled)
  const values = ENCRYPTED_COLUMNS.length
  expect(await rotated(outside)).toEqual({ databaseKey: 'removed', renewed: values, unreadable: 0 })
  expect(await rotated(outside)).toEqual({ databaseKey: 'none', renewed: 0, unreadable: 0 })
  expect(new Set(await keysInUse(shop))).toEqual(new Set([idOf(first)]))
  expect(await shop.query("select 1 from settings where key = 'secret.installation'")).toEqual([])
  await expectReadable(outside, receiver, filled)

  await using both = await besideWith(shop, second, first)
  await expectReadable(both, receiver, filled)
  expect(await rotated(both)).toEqual({ databaseKey: 'none', renewed: values, unreadable: 0 })
  await using alone = await besideWith(shop, second)
  await expectReadable(alone, receiver, filled)
})

test('decision 0035: a shop whose secrets name a key that it lacks does not open, and says which', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const [key, other] = [newKey(), newKey()]
  await fill(shop, receiver.url)
  await using outside = await besideWith(shop, key)
  await rotated(outside)

  for (const env of [{}, { ENCRYPTION_KEYS: other }]) {
    const opening = openTestShop({ beside: shop, env })
    await expect(opening).rejects.toThrow(`(${idOf(key)}). Put it back into ENCRYPTION_KEYS`)
  }
})

test('decision 0035: an unreadable value stays as it is, and retains the key that may read it', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const filled = await fill(shop, receiver.url)
  await using outside = await besideWith(shop, newKey())
  // Of another row: it does not open here.
  const moved =
    'update orders set customs_code_encrypted = (select totp_secret_encrypted from users where id = $1)'
  await shop.query(moved, [filled.userId])
  await expect(readCustomsCode(await staffContext(outside), filled.orderId)).rejects.toThrow()

  const values = ENCRYPTED_COLUMNS.length - 1
  expect(await rotated(outside)).toEqual({ databaseKey: 'needed', renewed: values, unreadable: 1 })
})

test('decision 0035: secrets that change while keys are rotated are neither lost nor overwritten', async () => {
  await using shop = await openTestShop()
  await using receiver = await openReceiver()
  const ids: string[] = []
  while (ids.length < ENDPOINTS) {
    const url = `${receiver.url}/${ids.length}`
    ids.push((await addEndpoint(shop, url, ['order.placed'])).id)
  }
  await using outside = await besideWith(shop, newKey())
  const renew = async (id: string) => {
    // The process from before the rotation, and the one after it, in turn.
    const process = ids.indexOf(id) % 2 === 0 ? shop : outside
    const renewed = await renewSecret(await staffContext(process, 'administrator'), id)
    return renewed.ok ? renewed.value.secret : ''
  }
  const [secrets] = await Promise.all([Promise.all(ids.map(renew)), rotated(outside)])

  expect((await rotated(outside)).unreadable).toBe(0)
  for (const id of ids) await sendTestEvent(await staffContext(outside, 'administrator'), id)
  await outside.drainJobs()
  expect(receiver.received).toHaveLength(ENDPOINTS)
  const signed = secrets.map((secret) => receiver.received.filter((one) => isSignedBy(secret, one)))
  expect(signed.map((found) => found.length)).toEqual(ids.map(() => 1))
})

test('decision 0035: every column of encrypted values is renewed by a rotation', async () => {
  await using shop = await openTestShop()
  const rows = await shop.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_encrypted'`,
  )
  const known = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  // Encrypted with the token that it replaces, for half a minute: no key of the shop opens it.
  const ofTokens = 'session_tokens.successor_encrypted'
  expect(rows.map(({ place }) => place).sort()).toEqual(
    [...known.filter((place) => place.endsWith('_encrypted')), ofTokens].sort(),
  )
})

test('decision 0035: only the command line rotates keys', async () => {
  await using shop = await openTestShop()
  const forbidden = { ok: false, error: 'forbidden' }
  expect(await rotateKeys(await staffContext(shop, 'administrator'))).toEqual(forbidden)
})
