import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'

import type { Actor } from '#domain/context.ts'
import { NO_OUTSIDE_KEYS } from '#domain/encryption-keys.ts'
import { readMailbox } from '#domain/mail/outbox.server.ts'
import type { CardGateway } from '#domain/payments/gateway.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'
import { listPublicSettings } from '#domain/settings/read-settings.server.ts'
import { signingSecret } from '#domain/settings/signing-secret.server.ts'
import { contextMaker } from '#server/context.ts'
import { openDatabase } from '#server/db/open.ts'
import { openReferenceCache } from '#server/db/reference-cache.ts'

import { openTestDatabase } from '../../../../tests/support/database/database.ts'
import {
  STAFF_LINK_MINUTES,
  STAFF_SESSION_ABSOLUTE_HOURS,
  STAFF_SESSION_IDLE_MINUTES,
} from '../policy.ts'
import { createStaff } from './staff-create.server.ts'
import { listStaff } from './staff-list.server.ts'
import { beginEnrolment, giveOneTimePassword } from './staff-one-time-password.server.ts'
import { findStaffSession, revokeStaffSession } from './staff-session.server.ts'
import { requestStaffLink, takeStaffLink } from './staff-sign-in.server.ts'

const START = new Date('2026-11-24T02:00:00.000Z')
const EMAIL = 'staff@example.com'
const SECONDS = 1000
const MINUTES = 60 * SECONDS
const HOURS = 60 * MINUTES

async function openOffice() {
  const database = await openTestDatabase()
  const { db, close } = openDatabase(database.connection)
  onTestFinished(async () => {
    await close()
    await database[Symbol.asyncDispose]()
  })
  const clock = { now: START }
  // Needs neither a running queue nor card payments.
  const announced: string[] = []
  const announce = (name: string) => void announced.push(name)
  const queue = { announce, failedJobs: () => ({}) } as unknown as Parameters<
    typeof contextMaker
  >[0]['queue']
  const cards = {} as CardGateway
  const make = contextMaker({
    db,
    reference: openReferenceCache(),
    queue,
    cards,
    keys: NO_OUTSIDE_KEYS,
    undoSeconds: 0,
    now: () => clock.now,
  })
  const ctx = (actor: Actor = { kind: 'visitor' }) => make(actor, 'en')
  const system = () => ctx({ kind: 'system' })
  const at = (milliseconds: number) => {
    clock.now = new Date(START.getTime() + milliseconds)
    return ctx()
  }
  return { ctx, system, at, announced }
}

type Office = Awaited<ReturnType<typeof openOffice>>

async function newLink({ system }: Office, change: { clearsOneTimePassword?: boolean } = {}) {
  const wanted = { email: EMAIL, role: 'staff', name: 'Staff Sample' } as const
  const made = await createStaff(system(), { ...wanted, clearsOneTimePassword: false, ...change })
  if (!made.ok) throw new Error(made.error)
  return made.value.token
}

async function openSession(office: Office) {
  const taken = await takeStaffLink(office.ctx(), await newLink(office))
  if (!taken.ok) throw new Error(taken.error)
  return taken.value.token
}

async function enrol(office: Office, sessionToken: string) {
  const session = await findStaffSession(office.ctx(), sessionToken)
  const userId = session?.member.id ?? ''
  const enrolment = await beginEnrolment(office.ctx(), { userId, issuer: 'Aroma Works' })
  if (!enrolment) throw new Error('enrolled before')
  const totp = new TOTP({ secret: Secret.fromBase32(enrolment.secretText) })
  /** The code that an authenticator shows `milliseconds` after the start. */
  const codeAt = (milliseconds: number) =>
    totp.generate({ timestamp: START.getTime() + milliseconds })
  return { enrolment, codeAt }
}

test('only the command line makes staff, and it hands out no password', async () => {
  const office = await openOffice()
  const wanted = {
    email: EMAIL,
    role: 'administrator',
    name: 'A',
    clearsOneTimePassword: false,
  } as const

  for (const actor of [
    { kind: 'visitor' },
    { kind: 'customer', userId: crypto.randomUUID() },
    { kind: 'staff', userId: crypto.randomUUID(), role: 'administrator' },
  ] as const) {
    expect(await createStaff(office.ctx(actor), wanted)).toEqual({ ok: false, error: 'forbidden' })
    expect(await listStaff(office.ctx(actor))).toEqual({ ok: false, error: 'forbidden' })
  }
  const made = await createStaff(office.system(), wanted)
  expect(made).toMatchObject({ ok: true, value: { minutes: STAFF_LINK_MINUTES } })
  expect(await listStaff(office.system())).toMatchObject({
    ok: true,
    value: [{ email: EMAIL, role: 'administrator', name: 'A', isEnrolled: false }],
  })
})

test('a link opens one unconfirmed session, once', async () => {
  const office = await openOffice()
  const token = await newLink(office)

  const taken = await takeStaffLink(office.ctx(), token)
  expect(taken.ok).toBe(true)
  const session = taken.ok && (await findStaffSession(office.ctx(), taken.value.token))
  expect(session).toMatchObject({ isConfirmed: false, member: { email: EMAIL, role: 'staff' } })
  expect(await takeStaffLink(office.ctx(), token)).toEqual({ ok: false, error: 'link_invalid' })
  expect(await takeStaffLink(office.ctx(), 'made-up')).toEqual({ ok: false, error: 'link_invalid' })
})

test('a link is valid until just before its 60 minutes are over', async () => {
  const office = await openOffice()

  const late = await newLink(office)
  const over = office.at(STAFF_LINK_MINUTES * MINUTES)
  expect(await takeStaffLink(over, late)).toEqual({ ok: false, error: 'link_invalid' })

  office.at(0)
  const inTime = await newLink(office)
  const under = office.at(STAFF_LINK_MINUTES * MINUTES - 1)
  expect((await takeStaffLink(under, inTime)).ok).toBe(true)
})

test('a link is e-mailed to staff only, and the answer does not reveal who is staff', async () => {
  const office = await openOffice()
  await newLink(office)

  const known = await requestStaffLink(office.ctx(), { email: EMAIL, address: '192.0.2.1' })
  const unknown = await requestStaffLink(office.ctx(), {
    email: 'customer@example.com',
    address: '192.0.2.1',
  })
  expect(known).toEqual(unknown)
  expect(await readMailbox(office.system())).toMatchObject([
    { kind: 'staff_sign_in', recipient: EMAIL, payload: { minutes: STAFF_LINK_MINUTES } },
  ])
  expect(office.announced).toEqual(['emails_awaited'])
})

test('links can be requested ten times an hour from one network', async () => {
  const office = await openOffice()
  const ask = (count: number) =>
    requestStaffLink(office.ctx(), { email: `a${count}@example.com`, address: '192.0.2.1' })

  const { max } = LIMITS.staff_link_address
  for (let count = 1; count <= max; count += 1) expect((await ask(count)).ok).toBe(true)
  expect(await ask(max + 1)).toMatchObject({ ok: false, error: { code: 'rate_limited' } })
})

test('the first code enrols and confirms, and the session gets a new secret', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const { enrolment, codeAt } = await enrol(office, token)
  expect(enrolment.uri).toContain('otpauth://totp/Aroma%20Works:staff%40example.com')

  const given = await giveOneTimePassword(office.ctx(), {
    sessionToken: token,
    code: codeAt(0),
  })
  const next = given.ok ? given.value.token : ''
  expect(await findStaffSession(office.ctx(), next)).toMatchObject({ isConfirmed: true })
  expect(await findStaffSession(office.ctx(), token)).toBeNull()

  const userId = (await findStaffSession(office.ctx(), next))?.member.id ?? ''
  expect(await beginEnrolment(office.ctx(), { userId, issuer: 'Aroma Works' })).toBeNull()
})

test('before the first code the secret stays the same, however often the page is opened', async () => {
  const office = await openOffice()
  const token = await openSession(office)

  const [one, other] = await Promise.all([enrol(office, token), enrol(office, token)])
  expect(one.enrolment.secretText).toBe(other.enrolment.secretText)
})

test.each([
  { shown: -60, isTaken: false },
  { shown: -30, isTaken: true },
  { shown: 0, isTaken: true },
  { shown: 30, isTaken: true },
  { shown: 60, isTaken: false },
])('a code of the step $shown seconds away is taken: $isTaken', async ({ shown, isTaken }) => {
  const office = await openOffice()
  const token = await openSession(office)
  const { codeAt } = await enrol(office, token)

  const code = codeAt(shown * SECONDS)
  const given = await giveOneTimePassword(office.ctx(), { sessionToken: token, code })
  expect(given.ok).toBe(isTaken)
})

test('a code works once, also when it comes twice at the same moment', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const { codeAt } = await enrol(office, token)
  const give = (sessionToken: string, code: string) =>
    giveOneTimePassword(office.ctx(), { sessionToken, code })

  const both = await Promise.all([give(token, codeAt(0)), give(token, codeAt(0))])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)

  const again = await openSession(office)
  expect(await give(again, codeAt(0))).toMatchObject({ error: 'one_time_password_invalid' })
  expect(await give(again, codeAt(-30 * SECONDS))).toMatchObject({
    error: 'one_time_password_invalid',
  })
  expect((await give(again, codeAt(30 * SECONDS))).ok).toBe(true)
})

test('codes can be tried ten times in 15 minutes, then even the right one is refused', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const { codeAt } = await enrol(office, token)
  const give = (code: string) => giveOneTimePassword(office.ctx(), { sessionToken: token, code })

  const wrong = codeAt(24 * HOURS)
  for (let count = 0; count < LIMITS.one_time_password.max; count += 1) {
    expect(await give(wrong)).toMatchObject({ error: 'one_time_password_invalid' })
  }
  expect(await give(codeAt(0))).toMatchObject({ error: { code: 'rate_limited' } })
})

test('an unused session ends after 30 minutes', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const idle = STAFF_SESSION_IDLE_MINUTES * MINUTES

  expect(await findStaffSession(office.at(idle), token)).toBeNull()
  expect(await findStaffSession(office.at(idle - 1), token)).not.toBeNull()
  // Activity extended the session by half an hour.
  expect(await findStaffSession(office.at(2 * idle - 2), token)).not.toBeNull()
  expect(await findStaffSession(office.at(3 * idle - 2), token)).toBeNull()
})

test('the last-seen time is stored once a minute', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const idle = STAFF_SESSION_IDLE_MINUTES * MINUTES

  await findStaffSession(office.at(MINUTES - 1), token)
  expect(await findStaffSession(office.at(idle), token)).toBeNull()
  await findStaffSession(office.at(MINUTES), token)
  expect(await findStaffSession(office.at(idle + MINUTES - 1), token)).not.toBeNull()
})

test('a session ends after 12 hours, however busy it is', async () => {
  const office = await openOffice()
  const token = await openSession(office)
  const end = STAFF_SESSION_ABSOLUTE_HOURS * HOURS

  for (let time = 0; time < end; time += 20 * MINUTES) {
    expect(await findStaffSession(office.at(time), token)).not.toBeNull()
  }
  expect(await findStaffSession(office.at(end - 1), token)).not.toBeNull()
  expect(await findStaffSession(office.at(end), token)).toBeNull()
})

test('an ended session, and one of a staff member whose device was lost, open nothing', async () => {
  const office = await openOffice()
  const ended = await openSession(office)
  await revokeStaffSession(office.ctx(), ended)
  expect(await findStaffSession(office.ctx(), ended)).toBeNull()

  const lost = await openSession(office)
  await newLink(office, { clearsOneTimePassword: true })
  expect(await findStaffSession(office.ctx(), lost)).toBeNull()
})

test('the shop signs with one secret for each use, which no visitor can read', async () => {
  const office = await openOffice()

  const secrets = await Promise.all([1, 2, 3].map(() => signingSecret(office.ctx(), 'captcha')))
  expect(new Set(secrets).size).toBe(1)
  expect(await signingSecret(office.ctx(), 'order_status')).not.toBe(secrets[0])
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  const keys = (await listPublicSettings(office.ctx())).map(({ key }) => key)
  expect(keys.filter((key) => key.startsWith('secret.'))).toEqual([])
})
