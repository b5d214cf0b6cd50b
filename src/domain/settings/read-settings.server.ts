/** What staff may change without a developer: keys and values. Spec §3 "Setting record". */
import type { Context } from '#domain/context.ts'

import { findValues, listPublic, type SettingRow } from './store.server.ts'

const SETTING_KEYS = [
  'currency_rate',
  'plate_serial_prefix',
  'transaction_fee_jpy',
  'terms_version',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/** The value of a setting the shop can't work without. Throws when the row is missing. */
export async function findSetting(ctx: Context, key: SettingKey): Promise<string> {
  const value = (await findValues(ctx, [key])).get(key)
  if (value === undefined) throw new Error(`The setting ${key} is missing`)
  return value
}

export async function findSettings<Key extends SettingKey>(
  ctx: Context,
  keys: readonly Key[],
): Promise<Record<Key, string>> {
  const values = await findValues(ctx, keys)
  for (const key of keys) {
    if (!values.has(key)) throw new Error(`The setting ${key} is missing`)
  }
  // Every key was just seen to be there.
  return Object.fromEntries(keys.map((key) => [key, values.get(key)])) as Record<Key, string>
}

/** Everything below a prefix, without it: `company.` gives `{ name, address, … }`. */
export async function findSettingsBelow(
  ctx: Context,
  prefix: string,
): Promise<Record<string, string>> {
  const rows = await listPublic(ctx)
  const below = rows.filter(({ key }) => key.startsWith(prefix))
  return Object.fromEntries(below.map(({ key, value }) => [key.slice(prefix.length), value]))
}

/** Spec §7 call 2: an allow-list; keys that are not public do not exist for a visitor. */
export const listPublicSettings = (ctx: Context): Promise<SettingRow[]> => listPublic(ctx)
