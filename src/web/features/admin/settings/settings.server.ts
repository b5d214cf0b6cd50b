/** Saves one group of settings: each reads its input and calls a use case. */
import type { Context } from '#domain/context.ts'
import { changeSettings } from '#domain/settings/change-settings.server.ts'
import { type EditableKey, readGroup, type SettingGroup } from '#domain/settings/setting.ts'

import { type ActionDone, type ActionInput, actionErrors } from '../forms/action.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import {
  actionOf,
  PAGE_GROUPS,
  type SettingAction,
  type SettingsErrors,
  STEP_OF,
} from './settings.ts'

type Outcome = ActionDone<SettingAction> | SettingsErrors

/** `null` for a form that is none of ours. */
export async function handleSettingAction(
  ctx: Context,
  input: ActionInput,
  verify: Verify,
): Promise<Outcome | null> {
  const group = PAGE_GROUPS.find((one) => actionOf(one) === input.intent)
  return group ? saveGroup(ctx, group, input, verify) : null
}

export async function saveGroup(
  ctx: Context,
  group: SettingGroup,
  input: ActionInput,
  verify: Verify,
): Promise<Outcome> {
  const action = actionOf(group)
  const wrong = (fields: readonly EditableKey[]): SettingsErrors => {
    const code = (field: EditableKey) => (input[field]?.trim() ? 'invalid' : 'missing')
    return actionErrors(action, input, {
      fieldErrors: fields.map((field) => ({ field, code: code(field) })),
    })
  }
  // Validate first: a one-time password is required only for input that can be saved.
  const { errors } = readGroup(group, input)
  if (errors.length > 0) return wrong(errors)

  const step = STEP_OF[group]
  if (step !== null) await verify(step)
  const { revision = '' } = input
  const changed = await changeSettings(ctx, { group, values: input, revision })
  if (changed.ok) return { done: action }
  const { error } = changed
  return typeof error === 'string' ? actionErrors(action, input, { code: error }) : wrong(error)
}
