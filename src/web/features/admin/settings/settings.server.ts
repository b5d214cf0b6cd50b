/** Saves one group of settings: each reads its input and calls a use case. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import type { Context } from '#domain/context.ts'
import { changeSettings } from '#domain/settings/change-settings.server.ts'
import {
  type EditableKey,
  keysOf,
  readGroup,
  type SettingGroup,
  type SettingValues,
} from '#domain/settings/setting.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'

import { textOf } from '../frame/guard.server.ts'
import { actionOf, isSettingAction, PAGE_GROUPS, type SettingsErrors, STEP_OF } from './settings.ts'

type Outcome = { done: SettingGroup } | SettingsErrors

/** `null` for a form that is none of ours. */
export async function handleSettingAction(
  ctx: Context,
  form: FormData,
  before: (step: SensitiveAction) => Promise<void>,
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  const group = isSettingAction(action)
    ? PAGE_GROUPS.find((one) => actionOf(one) === action)
    : undefined
  return group ? saveGroup(ctx, { group, input: readInput(form, group), form, before }) : null
}

type Asked = {
  group: SettingGroup
  input: SettingValues
  form: FormData
  before: (step: SensitiveAction) => Promise<void>
}

export async function saveGroup(
  ctx: Context,
  { group, input, form, before }: Asked,
): Promise<Outcome> {
  const revision = textOf(form, 'revision')
  const refused = { group, input, revision, code: null, errors: [], present: null }
  // Validate first: a one-time password is required only for input that can be saved.
  const { errors } = readGroup(group, input)
  if (errors.length > 0) return { ...refused, errors }

  const step = STEP_OF[group]
  if (step !== null) await before(step)
  const changed = await changeSettings(ctx, { group, values: input, revision })
  if (changed.ok) return { done: group }
  if (Array.isArray(changed.error)) return { ...refused, errors: changed.error }
  if (changed.error === 'forbidden') return { ...refused, code: changed.error }

  const sheets = await viewSettings(ctx, [group])
  const present = sheets.ok ? sheets.value[0] : undefined
  return {
    ...refused,
    code: changed.error,
    present: present?.values ?? null,
    revision: present?.revision ?? revision,
  }
}

const readInput = (form: FormData, group: SettingGroup): Partial<Record<EditableKey, string>> =>
  Object.fromEntries(keysOf(group).map((key) => [key, textOf(form, key)]))
