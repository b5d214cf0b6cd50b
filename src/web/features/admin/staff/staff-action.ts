/** What can be done with members of staff and with oneself. */
import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

export const MEMBER_ACTIONS = [
  'change_role',
  'reset_device',
  'revoke_session',
  'revoke_sessions',
  'remove_staff',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

export const ME_ACTIONS = [
  'change_my_details',
  'revoke_my_session',
  'renew_recovery_codes',
  'replace_device',
  'add_passkey',
  'remove_passkey',
] as const
export type MeAction = (typeof ME_ACTIONS)[number]

/** Carries what the browser made. */
export const NEW_PASSKEY_FIELD = 'newPasskey'

export const STAFF_FIELDS = ['name', 'email', 'passkeyName'] as const

export type StaffErrors<Action extends string> = ActionErrors<
  Action,
  ActionInput,
  FieldError<(typeof STAFF_FIELDS)[number], 'missing' | 'invalid'>
>
