/** Changes a group of settings and audits the previous values. Decisions, section 2. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  type EditableKey,
  keysOf,
  readGroup,
  type SettingGroup,
  type SettingValues,
} from './setting.ts'
import { lockValues, writeValues } from './store.server.ts'
import { permissionFor, sheetOf } from './view-settings.server.ts'

type Change = {
  group: SettingGroup
  /** The raw input. */
  values: SettingValues
  /** The revision that the form was filled from. */
  revision: string
}

/**
 * Takes effect for every page, e-mail and document rendered from now on. Unchanged values are not a change. Refused
 * with the keys that are invalid.
 */
export async function changeSettings(
  ctx: Context,
  { group, values: input, revision }: Change,
): Promise<Result<null, 'forbidden' | 'edit_conflict' | EditableKey[]>> {
  if (!may(ctx.actor, permissionFor(group))) return fail('forbidden')
  const { values, errors } = readGroup(group, input)
  if (errors.length > 0) return fail(errors)

  return ctx.transaction<Result<null, 'edit_conflict'>>(async (ctx) => {
    const present = sheetOf(group, await lockValues(ctx, keysOf(group)))
    if (present.revision !== revision) return fail('edit_conflict')

    const changed = keysOf(group).filter((key) => values[key] !== present.values[key])
    if (changed.length === 0) return ok(null)

    const after = changed.map((key) => ({ key, value: values[key] ?? '' }))
    await writeValues(ctx, after)
    await recordAudit(ctx, {
      action: 'settings_changed',
      target: { type: 'settings', id: group },
      detail: {
        before: Object.fromEntries(changed.map((key) => [key, present.values[key] ?? ''])),
        after: Object.fromEntries(after.map(({ key, value }) => [key, value])),
      },
    })
    return ok(null)
  })
}
