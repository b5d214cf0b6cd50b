/** What administrators can do with the settings, and the errors that come back. */
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { type EditableKey, SETTING_GROUPS, type SettingGroup } from '#domain/settings/setting.ts'

/** The background of the home page has a page of its own. */
export type PageGroup = Exclude<SettingGroup, 'home'>

const isOfPage = (group: SettingGroup): group is PageGroup => group !== 'home'

export const PAGE_GROUPS = SETTING_GROUPS.filter(isOfPage)

export type SettingAction = `save_${SettingGroup}`

const ACTIONS: readonly SettingAction[] = SETTING_GROUPS.map((group) => actionOf(group))

export function actionOf<Group extends SettingGroup>(group: Group): `save_${Group}` {
  return `save_${group}`
}

export const isSettingAction = (word: string | null): word is SettingAction =>
  ACTIONS.some((action) => action === word)

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

export type SettingsErrors = {
  group: SettingGroup
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: EditableKey[]
  input: Partial<Record<EditableKey, string>>
  /** The current values, after an edit conflict. */
  present: Partial<Record<EditableKey, string>> | null
  revision: string
}
