/** What each kind of caller gets of a page of the console, or of an action of its forms. Decisions, section 2. */
import type { ConsoleCaller, Word } from './matrix.ts'

export type ConsoleRow = Readonly<Record<ConsoleCaller, Word>>

const OUT = {
  nobody: 'sign_in',
  wrong_cookie: 'sign_in',
  expired: 'sign_in',
  ended: 'sign_in',
} as const
export const STAFF: ConsoleRow = {
  ...OUT,
  unconfirmed: 'one_time_password',
  staff: 'open',
  administrator: 'open',
  not_stepped_up: 'open',
}
/** Of a page that needs the one-time password: a sign-in without it is redirected, as if signed out. */
export const WRITER: ConsoleRow = { ...STAFF, unconfirmed: 'sign_in' }
export const STAFF_STEPPED_UP: ConsoleRow = { ...STAFF, not_stepped_up: 'step_up' }
export const ADMINISTRATOR: ConsoleRow = { ...STAFF, staff: 'forbidden' }
export const ADMINISTRATOR_STEPPED_UP: ConsoleRow = { ...ADMINISTRATOR, not_stepped_up: 'step_up' }
export const PUBLISHER_STEPPED_UP: ConsoleRow = {
  ...ADMINISTRATOR_STEPPED_UP,
  unconfirmed: 'sign_in',
}
/** Where signed-in staff are redirected. */
const INSIDE = { staff: 'inside', administrator: 'inside', not_stepped_up: 'inside' } as const
export const BETWEEN: ConsoleRow = { ...OUT, ...INSIDE, unconfirmed: 'open' }
export const PENDING_STAFF: ConsoleRow = {
  ...INSIDE,
  nobody: 'open',
  wrong_cookie: 'open',
  unconfirmed: 'open',
  expired: 'open',
  ended: 'open',
}
export const ANYBODY: ConsoleRow = {
  ...PENDING_STAFF,
  staff: 'open',
  administrator: 'open',
  not_stepped_up: 'open',
}
export const NOTHING: ConsoleRow = {
  nobody: 'nothing',
  wrong_cookie: 'nothing',
  unconfirmed: 'nothing',
  expired: 'nothing',
  ended: 'nothing',
  staff: 'nothing',
  administrator: 'nothing',
  not_stepped_up: 'nothing',
}

export const SENT_TO_SIGN_IN: ConsoleRow = {
  ...OUT,
  unconfirmed: 'sign_in',
  staff: 'sign_in',
  administrator: 'sign_in',
  not_stepped_up: 'sign_in',
}
