/** Reads settings: keys and values that staff can change. Spec §3 "Setting record". */
import type { Context } from '#domain/context.ts'
import { findEffectiveVersion } from '#domain/legal/effective-version.server.ts'

import { findValues, listPublic, type SettingRow } from './store.server.ts'

const SETTING_KEYS = [
  'bank_fee_limit_jpy',
  'bank_fee_limit_usd',
  'currency_rate',
  'operations_refund_limit_jpy',
  'plate_serial_prefix',
  'transaction_fee_jpy',
  'terms_version',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/** A required setting. Throws when the row is missing. */
export async function findSetting(ctx: Context, key: SettingKey): Promise<string> {
  return (await findSettings(ctx, [key]))[key]
}

export async function findSettings<Key extends SettingKey>(
  ctx: Context,
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  return allOf(keys, await readValues(ctx, keys))
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

/** The days of the texts that the shop was opened with, whatever was published since. */
export async function findFirstVersions(ctx: Context): Promise<{ sale: string; privacy: string }> {
  const keys = ['terms_version', 'privacy_version'] as const
  const first = allOf(keys, await findValues(ctx, keys))
  return { sale: first.terms_version, privacy: first.privacy_version }
}

/** Settings that name the version of a text: the row is the first one, later ones are dated and published. */
const VERSIONS = { terms_version: 'sale', privacy_version: 'privacy' } as const

function allOf<Key extends string>(
  keys: readonly Key[],
  values: ReadonlyMap<string, string>,
): Record<Key, string> {
  const missing = keys.find((key) => !values.has(key))
  if (missing !== undefined) throw new Error(`The setting ${missing} is missing`)
  // The check above found every key.
  return Object.fromEntries(keys.map((key) => [key, values.get(key)])) as Record<Key, string>
}

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
