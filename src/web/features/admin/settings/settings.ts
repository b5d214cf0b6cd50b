/** What administrators can do with the settings, and the errors that come back. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { type EditableKey, SETTING_GROUPS, type SettingGroup } from '#domain/settings/setting.ts'

import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

/** The background of the home page has a page of its own. */
export type PageGroup = Exclude<SettingGroup, 'home'>

const isOfPage = (group: SettingGroup): group is PageGroup => group !== 'home'

export const PAGE_GROUPS = SETTING_GROUPS.filter(isOfPage)

export type SettingAction = `save_${SettingGroup}`

export function actionOf<Group extends SettingGroup>(group: Group): `save_${Group}` {
  return `save_${group}`
}

export const groupIn = (word: string | null): PageGroup | null =>
  PAGE_GROUPS.find((group) => group === word) ?? null

/** Where money goes, and what is charged: needs a recent one-time password. */
export const STEP_OF = {
  names: null,
  reach: null,
  figures: null,
  bank: 'change_bank_account',
  invoice: 'change_invoice_number',
  charges: 'change_prices',
  devices: null,
  home: null,
} as const satisfies Record<SettingGroup, SensitiveAction | null>

export type SettingsErrors = ActionErrors<
  SettingAction,
  ActionInput,
  FieldError<EditableKey, 'missing' | 'invalid'>
>
