/** What staff did is written down, can be looked through, and stays as it was written. Decisions, section 2. */
import { expect, test } from 'vitest'

import { changeRole } from '#domain/accounts/staff/change-staff.server.ts'
import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import { fingerprintOfStaff } from '#domain/accounts/staff/lock-staff-member.server.ts'
import { listStaff } from '#domain/accounts/staff/read-staff.server.ts'
import { giveOneTimePassword } from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { openStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { listAccountSignIns, listAudit } from '#domain/audit/list-audit.server.ts'
import { AUDIT_PAGE_ENTRIES, AUDIT_TEXT_SHOWN_MAX } from '#domain/audit/policy.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import { fail } from '#shared/result.ts'
import { changesOf } from '#web/features/admin/audit/changes.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const PERSON = { email: 'new@example.com', name: 'Sample', role: 'staff', locale: 'en' } as const

const administrator = (shop: TestShop) => staffContext(shop, 'administrator')

test('a change is written with who did it, to whom, and both sides of it', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const { id: userId } = unwrap(await inviteStaff(ctx, PERSON))
  const person = unwrap(await listStaff(ctx)).find(({ id }) => id === userId)
  const revision = person ? fingerprintOfStaff(person) : ''
  unwrap(await changeRole(ctx, { userId, revision, role: 'administrator' }))

  expect(unwrap(await listAudit(ctx, {})).entries).toMatchObject([
    {
      action: 'staff_role_changed',
      actorKind: 'staff',
      actorId: 'userId' in ctx.actor ? ctx.actor.userId : '',
      targetType: 'person',
      targetId: userId,
      detail: { before: { role: 'staff' }, after: { role: 'administrator' } },
    },
    { action: 'staff_invited', targetId: userId },
  ])
  expect(await listAudit(await staffContext(shop, 'staff'), {})).toEqual(fail('forbidden'))
})

test('no entry can be changed, deleted or truncated, by any database user', async () => {
  await using shop = await openTestShop()
  unwrap(await inviteStaff(await administrator(shop), PERSON))
  for (const query of [
    "update audit_entries set action = 'nothing'",
    'update audit_entries set actor_id = null',
    'delete from audit_entries',
    'truncate audit_entries',
    "insert into audit_entries (id, at, actor_kind, action, target_type, target_id, detail) select id, at, 'x', 'x', 'x', 'x', '{}' from audit_entries on conflict (id) do update set action = 'x'",
  ]) {
    await expect(shop.query(query), query).rejects.toThrow('an audit entry is never edited')
  }
  const rows = await shop.query('select action from audit_entries')
  expect(rows).toEqual([{ action: 'staff_invited' }])
})

test('the log is read page by page, and by staff member, action, subject and day', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const own = 'userId' in ctx.actor ? ctx.actor.userId : ''
  const target = { type: 'person', id: crypto.randomUUID() }
  for (let count = 0; count < AUDIT_PAGE_ENTRIES + 2; count += 1) {
    await recordAudit(ctx, { action: 'staff_invited', target, detail: { count } })
  }
  shop.advance(DAY)
  const later = shop.shop.context({ kind: 'system' }, 'en')
  await recordAudit(later, { action: 'staff_removed', target: { type: 'person', id: own } })

  const first = unwrap(await listAudit(ctx, {}))
  expect(first.entries).toHaveLength(AUDIT_PAGE_ENTRIES)
  const rest = unwrap(await listAudit(ctx, { before: first.next ?? 0 }))
  expect(rest.entries.map(({ detail }) => detail)).toEqual([
    { count: 2 },
    { count: 1 },
    { count: 0 },
  ])
  expect(rest.next).toBeNull()

  const actions = async (filter: Parameters<typeof listAudit>[1]) =>
    new Set(unwrap(await listAudit(ctx, filter)).entries.map(({ action }) => action))
  expect(await actions({ personId: own })).toEqual(new Set(['staff_removed', 'staff_invited']))
  expect(await actions({ action: 'staff_removed' })).toEqual(new Set(['staff_removed']))
  expect(await actions({ target })).toEqual(new Set(['staff_invited']))
  expect(await actions({ target: { type: 'person', id: null } })).toHaveProperty('size', 2)
  expect(await actions({ from: later.now })).toEqual(new Set(['staff_removed']))
  expect(await actions({ until: later.now })).toEqual(new Set(['staff_invited']))
})

test('a long text is stored whole, shown in part in the list, and whole by itself', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const long = '장'.repeat(AUDIT_TEXT_SHOWN_MAX + 1)
  const short = '短'.repeat(AUDIT_TEXT_SHOWN_MAX - 2)
  const detail = {
    locale: 'ko',
    before: { title: short, body: long },
    published: { en: { body: long } },
    many: Array.from({ length: 300 }, () => 'one'),
  }
  const target = { type: 'blog', id: 'long' }
  await recordAudit(ctx, { action: 'content_removed', target, detail })
  await recordAudit(ctx, { action: 'content_hidden', target, detail: { before: short } })

  const [hidden, removed] = unwrap(await listAudit(ctx, { target })).entries
  expect(hidden).toMatchObject({ detail: { before: short }, isCut: false })
  const cut = `${'장'.repeat(AUDIT_TEXT_SHOWN_MAX)}…`
  expect(removed).toMatchObject({
    isCut: true,
    detail: { locale: 'ko', before: { title: short, body: cut }, published: { en: { body: cut } } },
  })
  expect(JSON.stringify(removed).length).toBeLessThan(AUDIT_TEXT_SHOWN_MAX * 6)
  const sides = { same: long, body: `${long}1` }
  const edit = { before: sides, after: { ...sides, body: `${long}2` } }
  await recordAudit(ctx, { action: 'content_published', target, detail: edit })
  const [published] = unwrap(await listAudit(ctx, { target })).entries
  // A nested difference is listed as a change; equal values are left out.
  expect(published).toMatchObject({ isCut: true })
  expect(published?.detail).toEqual({ before: { body: cut }, after: { body: cut } })
  expect(changesOf(published?.detail)).toEqual([{ field: 'body', before: cut, after: cut }])
  expect(changesOf(edit, Number.POSITIVE_INFINITY)).toHaveLength(1)
  const [whole] = unwrap(await listAudit(ctx, { entry: removed?.id })).entries
  expect(whole).toMatchObject({ id: removed?.id, detail, isCut: false })
})

test('a wrong one-time password is logged, and its owner sees it', async () => {
  await using shop = await openTestShop()
  const ctx = await administrator(shop)
  const { id } = unwrap(await inviteStaff(ctx, PERSON))
  const visitor = shop.shop.context({ kind: 'visitor' }, 'en')
  const sessionToken = await openStaffSession(visitor, id, 'Safari · iOS')
  await giveOneTimePassword(visitor, { sessionToken, code: '000000' })

  const own = shop.shop.context({ kind: 'staff', userId: id, role: 'staff' }, 'en')
  expect(unwrap(await listAccountSignIns(own))).toMatchObject([
    {
      action: 'one_time_password_refused',
      actorKind: 'visitor',
      actorId: null,
      detail: { client: 'Safari · iOS' },
    },
  ])
})
