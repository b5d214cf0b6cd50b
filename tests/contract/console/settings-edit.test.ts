/** Settings and campaigns as staff change them: before and after, two at once, who may, and what visitors see. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { listCampaignMessages } from '#domain/campaigns/list-campaign-messages.server.ts'
import {
  type CampaignDetail,
  changeCampaignFrame,
  changeCampaignTexts,
  createCampaign,
  deleteCampaign,
  hideCampaign,
  listCampaignsAsStaff,
  publishCampaign,
} from '#domain/campaigns/manage-campaigns.server.ts'
import type { Actor } from '#domain/context.ts'
import { changeSettings } from '#domain/settings/change-settings.server.ts'
import { keysOf, readGroup, SETTING_GROUPS, type SettingGroup } from '#domain/settings/setting.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { fail } from '#shared/result.ts'

import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const ADMIN: Actor = { kind: 'staff', userId: randomUUID(), role: 'administrator' }
const STAFF: Actor = { kind: 'staff', userId: randomUUID(), role: 'staff' }
const VISITOR: Actor = { kind: 'visitor' }

const as = (shop: TestShop, actor: Actor = ADMIN) => shop.shop.context(actor, 'en')

async function sheetOf(shop: TestShop, group: SettingGroup) {
  const [sheet] = unwrap(await viewSettings(as(shop), [group]))
  if (!sheet) throw new Error('every group has a sheet')
  return sheet
}

async function audited(shop: TestShop, action: string) {
  const rows = await shop.query<{ target_id: string; detail: object }>(
    'select target_id, detail from audit_entries where action = $1 order by id',
    [action],
  )
  return rows
}

test('§3 settings: what a new shop begins with can be read by the schemas that change it', async () => {
  await using shop = await openTestShop()
  const sheets = unwrap(await viewSettings(as(shop), SETTING_GROUPS))
  expect(sheets.map(({ group, unread }) => [group, unread])).toEqual(
    SETTING_GROUPS.map((group) => [group, []]),
  )
  const rows = await shop.query<{ key: string }>(
    `select key from settings where is_public and key not like '%\\_version'`,
  )
  const known: string[] = SETTING_GROUPS.flatMap(keysOf)
  expect(rows.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([])
})

test('§3 settings: a change takes effect at once, is logged with the old value, and touches nothing else', async () => {
  await using shop = await openTestShop()
  const { values, revision } = await sheetOf(shop, 'bank')
  const input = { ...values, 'company.bank_account_number': '7654321' }
  const read = readGroup('bank', input)
  expect(read.errors).toEqual([])
  const wrong = { ...values, 'company.bank_account_number': '76543210' }
  expect(await changeSettings(as(shop), { group: 'bank', values: wrong, revision })).toEqual({
    ok: false,
    error: ['company.bank_account_number'],
  })
  unwrap(await changeSettings(as(shop), { group: 'bank', values: read.values, revision }))

  const { body } = await shop.call<{ data: { key: string; value: string }[] }>({
    path: '/v1/settings',
  })
  expect(body.data.find(({ key }) => key === 'company.bank_account_number')?.value).toBe('7654321')
  expect(await audited(shop, 'settings_changed')).toEqual([
    {
      target_id: 'bank',
      detail: {
        before: { 'company.bank_account_number': '0000000' },
        after: { 'company.bank_account_number': '7654321' },
      },
    },
  ])

  const again = await sheetOf(shop, 'bank')
  unwrap(
    await changeSettings(as(shop), {
      group: 'bank',
      values: again.values,
      revision: again.revision,
    }),
  )
  expect(await audited(shop, 'settings_changed')).toHaveLength(1)
})

test('§3 settings: of two edits of one revision, the second is an edit conflict', async () => {
  await using shop = await openTestShop()
  const { values, revision } = await sheetOf(shop, 'names')
  const named = (name: string) =>
    changeSettings(as(shop), {
      group: 'names',
      values: { ...values, 'company.name': name },
      revision,
    })
  const answers = await Promise.all([named('First'), named('Second')])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toEqual(fail('edit_conflict'))
})

test('Decisions, section 2: settings are an administrator’s, the home page’s ground is an editor’s', async () => {
  await using shop = await openTestShop()
  expect((await viewSettings(as(shop, STAFF), ['bank'])).ok).toBe(false)
  expect((await viewSettings(as(shop, STAFF), ['home'])).ok).toBe(true)
  const change = { group: 'home', values: { 'background.home': 'dawn' } } as const
  const { revision } = await sheetOf(shop, 'home')
  expect((await changeSettings(as(shop, VISITOR), { ...change, revision })).ok).toBe(false)
  unwrap(await changeSettings(as(shop, STAFF), { ...change, revision }))
  expect((await sheetOf(shop, 'home')).values).toEqual({ 'background.home': 'dawn' })
})

async function campaignOf(shop: TestShop, slug: string): Promise<CampaignDetail> {
  const campaign = unwrap(await listCampaignsAsStaff(as(shop))).find((one) => one.slug === slug)
  if (!campaign) throw new Error(`there is no campaign ${slug}`)
  return campaign
}

test('§1 campaign: made as a draft, published for a moment, it says what belongs to the time, and is hidden', async () => {
  await using shop = await openTestShop()
  const slug = 'winter'
  const now = shop.clock.now.getTime()
  const frame = { startsAt: new Date(now + 2 * DAY), endsAt: new Date(now + 4 * DAY), page: null }
  unwrap(await createCampaign(as(shop, STAFF), slug, frame))
  expect(await createCampaign(as(shop), slug, frame)).toEqual(fail('name_taken'))

  const { revision } = await campaignOf(shop, slug)
  const texts = { before: 'Soon', during: 'Now', after: null }
  unwrap(await changeCampaignTexts(as(shop), { slug, revision: revision.en, locale: 'en', texts }))
  const saidNow = async () =>
    (await listCampaignMessages(as(shop, VISITOR)))
      .filter(({ page }) => page === null)
      .map(({ text }) => text)
  expect(await saidNow()).toEqual([])

  const at = new Date(now + DAY)
  unwrap(await publishCampaign(as(shop), { slug, revision: revision.shown, at }))
  expect(await saidNow()).toEqual([])
  shop.advance(DAY)
  expect(await saidNow()).toEqual(['Soon'])
  shop.advance(DAY)
  expect(await saidNow()).toEqual(['Now'])

  const published = await campaignOf(shop, slug)
  expect(await deleteCampaign(as(shop), { slug, revision: published.revision.shown })).toEqual(
    fail('text_published'),
  )
  unwrap(await hideCampaign(as(shop), { slug, revision: published.revision.shown }))
  expect(await saidNow()).toEqual([])
})

test('§1 campaign: one language is written without another, and two languages at once do not meet', async () => {
  await using shop = await openTestShop()
  const slug = 'bundle-2020'
  const before = await campaignOf(shop, slug)
  const texts = { before: null, during: 'Neu', after: 'Aus' }
  const write = (locale: 'ko' | 'ja') =>
    changeCampaignTexts(as(shop), { slug, revision: before.revision[locale], locale, texts })
  const answers = await Promise.all([write('ko'), write('ja')])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])

  const after = await campaignOf(shop, slug)
  expect(after.revision.en).toBe(before.revision.en)
  expect(after.texts.during).toEqual({ ...before.texts.during, ko: 'Neu', ja: 'Neu' })
  expect(await write('ko')).toEqual(fail('edit_conflict'))

  const frame = { startsAt: before.startsAt, endsAt: before.endsAt, page: '/faq' }
  const change = { slug, revision: before.revision.frame, frame }
  unwrap(await changeCampaignFrame(as(shop), change))
  expect(await changeCampaignFrame(as(shop), change)).toMatchObject({ error: 'edit_conflict' })
  expect(await audited(shop, 'campaign_changed')).toHaveLength(3)
})
