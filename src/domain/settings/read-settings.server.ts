/** Reads settings: keys and values that staff can change. Spec §3 "Setting record". */
import type { Context } from '#domain/context.ts'
import { findEffectiveVersion } from '#domain/legal/effective-version.server.ts'

import { findValues, listPublic, type SettingRow } from './store.server.ts'

const SETTING_KEYS = [
  'bank_fee_limit_jpy',
  'currency_rate',
  'operations_refund_limit_jpy',
  'plate_serial_prefix',
  'transaction_fee_jpy',
  'terms_version',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/** A required setting. Throws when the row is missing. */
export async function findSetting(ctx: Context, key: SettingKey): Promise<string> {
  const value = (await readValues(ctx, [key])).get(key)
  if (value === undefined) throw new Error(`The setting ${key} is missing`)
  return value
}

export async function findSettings<Key extends SettingKey>(
  ctx: Context,
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  const values = await readValues(ctx, keys)
  for (const key of keys) {
    if (!values.has(key)) throw new Error(`The setting ${key} is missing`)
  }
  // The check above found every key.
  return Object.fromEntries(keys.map((key) => [key, values.get(key)])) as Record<Key, string>
}

/** All settings below a prefix, without the prefix: `company.` gives `{ name, address, … }`. */
export async function findSettingsBelow(
  ctx: Context,
  prefix: string,
): Promise<Record<string, string>> {
  const rows = await listPublic(ctx)
  const below = await asOfNow(
    ctx,
    rows.filter(({ key }) => key.startsWith(prefix)),
  )
  return Object.fromEntries(below.map(({ key, value }) => [key.slice(prefix.length), value]))
}

/** Spec §7 call 2: an allow-list; other keys are answered with 404. */
export const listPublicSettings = async (ctx: Context): Promise<SettingRow[]> =>
  asOfNow(ctx, await listPublic(ctx))

/**
 * The days of the texts that the shop was opened with, whatever was published since. One that was opened before the
 * privacy policy had a date of its own shows that of the terms.
 */
export async function findFirstVersions(ctx: Context): Promise<{ sale: string; privacy: string }> {
  const values = await findValues(ctx, ['terms_version', 'privacy_version'])
  const sale = values.get('terms_version')
  if (sale === undefined) throw new Error('The setting terms_version is missing')
  return { sale, privacy: values.get('privacy_version') ?? sale }
}

/** Settings that name the version of a text: the row is the first one, later ones are dated and published. */
const VERSIONS = { terms_version: 'sale', privacy_version: 'privacy' } as const

async function readValues(ctx: Context, keys: readonly string[]): Promise<Map<string, string>> {
  const values = await findValues(ctx, keys)
  const rows = await asOfNow(
    ctx,
    [...values].map(([key, value]) => ({ key, value })),
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

const asOfNow = <Row extends { key: string; value: string }>(
  ctx: Context,
  rows: readonly Row[],
): Promise<Row[]> =>
  Promise.all(
    rows.map(async (row) => {
      if (!isVersion(row.key)) return row
      return { ...row, value: (await findEffectiveVersion(ctx, VERSIONS[row.key])) ?? row.value }
    }),
  )

const isVersion = (key: string): key is keyof typeof VERSIONS => Object.hasOwn(VERSIONS, key)
