/** The settings that staff can change, with current values. Secrets belong to no group. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type EditableKey, keysOf, readGroup, type SettingGroup } from './setting.ts'
import { findValues } from './store.server.ts'

export type SettingGroupView = {
  group: SettingGroup
  values: Partial<Record<EditableKey, string>>
  /** Keys with an invalid stored value. */
  unread: EditableKey[]
  revision: string
}

/** Editors may change the home page's appearance, but not company and payment settings. */
export const permissionFor = (group: SettingGroup): Permission =>
  group === 'home' ? 'content.publish' : 'setting.edit'

export async function viewSettings<Group extends SettingGroup>(
  ctx: Context,
  groups: readonly Group[],
): Promise<Result<SettingGroupView[], 'forbidden'>> {
  if (!groups.every((group) => may(ctx.actor, permissionFor(group)))) return fail('forbidden')

  const stored = await findValues(ctx, groups.flatMap(keysOf))
  return ok(groups.map((group) => sheetOf(group, stored)))
}

export function sheetOf(
  group: SettingGroup,
  stored: ReadonlyMap<string, string>,
): SettingGroupView {
  const values = Object.fromEntries(keysOf(group).map((key) => [key, stored.get(key) ?? '']))
  const { errors } = readGroup(group, values)
  return { group, values, unread: errors, revision: fingerprintOf(values) }
}
