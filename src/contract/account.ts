/** Wire format of what signed-in customers do with their own account. Decisions, section 9. */
import { z } from '@hono/zod-openapi'

import type { EmailChangeView } from '#domain/accounts/email-change/confirm-email-change.server.ts'
import type { WaitingChange } from '#domain/accounts/email-change/request-email-change.server.ts'
import { Password } from '#domain/accounts/passwords/credentials.ts'
import {
  EMAIL_CHANGE_HOURS,
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH_MIN,
  REAUTHENTICATION_MINUTES,
} from '#domain/accounts/policy.ts'
import type { AccountSession } from '#domain/accounts/sessions/account-sessions.server.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'

import { Code, UserId } from './accounts.ts'
import {
  answer,
  dataOf,
  jsonBody,
  Moment,
  OPEN,
  refusals,
  route,
  TAGS,
  WITH_TOKEN,
  WITH_TOKEN_IF_ANY,
} from './envelope.ts'
import { Email } from './fields.ts'

const Link = z.object({ tokenId: z.string().max(200) })
const RECENT = `Asks for a password or code of the last ${REAUTHENTICATION_MINUTES} minutes; otherwise \`reauthentication_required\`.`

const AccountSessionWire = z
  .object({
    id: z.uuid(),
    client: z.string().openapi({
      description: 'The program that signed in; empty where it did not say',
      example: 'Chrome (Windows)',
    }),
    created_at: Moment,
    last_seen_at: Moment,
    expires_at: Moment.openapi({ description: 'When it ends if it is not used' }),
    is_current: z.boolean().openapi({ description: 'Whether it is the current session' }),
  })
  .openapi('OwnSession')

const WaitingChangeWire = z
  .object({
    email: z.string().openapi({ example: 'hana.new@example.com' }),
    expires_at: Moment,
    old_confirmed: z.boolean(),
    new_confirmed: z.boolean(),
  })
  .openapi('WaitingEmailChange')

const EmailChangeWire = z
  .object({
    side: z.enum(['old', 'new']).openapi({ description: 'Which mailbox the link came from' }),
    old_email: z.string().openapi({ example: 'h•••@example.com' }),
    new_email: z.string().openapi({ example: 'n•••@example.com' }),
    state: z.enum(['open', 'waiting_other']).openapi({
      description: '`waiting_other`: this side is confirmed, the other is not',
    }),
    expires_at: Moment,
  })
  .openapi('EmailChange')

export const acceptTermsRoute = route('put', '/users/{userId}/terms-acceptance', {
  operationId: 'acceptTerms',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Accept the terms of sale',
  description: 'Records the accepted version and the answer to the EU question.',
  request: {
    params: UserId,
    body: jsonBody(z.strictObject({ version: z.string().max(40), lives_in_eu: z.boolean() }), {
      version: '2026-11-01',
      lives_in_eu: false,
    }),
  },
  responses: { 204: { description: 'Recorded' } },
  ...refusals('forbidden', 'not_found', 'terms_changed'),
})

export const listSessionsRoute = route('get', '/users/{userId}/sessions', {
  operationId: 'listSessions',
  tags: [TAGS.sessions],
  security: WITH_TOKEN,
  summary: 'List your sessions',
  description: 'The session used last comes first. Ended sessions are not listed.',
  request: { params: UserId },
  responses: { 200: answer(dataOf(z.array(AccountSessionWire)), 'Sessions') },
  ...refusals('not_found'),
})

export const revokeSessionRoute = route('delete', '/users/{userId}/sessions/{sessionId}', {
  operationId: 'endSession',
  tags: [TAGS.sessions],
  security: WITH_TOKEN,
  summary: 'End one session',
  description: `The one that asks is ended as by signing out. For another one: ${RECENT}`,
  request: { params: UserId.extend({ sessionId: z.string().max(60) }) },
  responses: { 204: { description: 'Ended' } },
  ...refusals('not_found', 'reauthentication_required'),
})

export const revokeOtherSessionsRoute = route('delete', '/users/{userId}/sessions', {
  operationId: 'endOtherSessions',
  tags: [TAGS.sessions],
  security: WITH_TOKEN,
  summary: 'End all other sessions',
  description: `All but the one that asks. ${RECENT}`,
  request: { params: UserId },
  responses: { 204: { description: 'Ended' } },
  ...refusals('not_found', 'reauthentication_required'),
})

export const reauthenticateRoute = route('post', '/users/{userId}/proofs', {
  operationId: 'proveSignIn',
  tags: [TAGS.sessions],
  security: WITH_TOKEN,
  summary: 'Confirm your password or a code',
  description: `For ${REAUTHENTICATION_MINUTES} minutes the session may then take the steps that ask for it. A code is mailed by \`requestSignInCode\`. An account has ${LIMITS.reauthentication_account.max} tries in ${LIMITS.reauthentication_account.windowSeconds / 60} minutes, whatever is tried at the sign-in.`,
  request: {
    params: UserId,
    body: jsonBody(
      z.union([z.strictObject({ password: z.string().max(1024) }), z.strictObject({ code: Code })]),
      { code: '048213' },
    ),
  },
  responses: { 204: { description: 'Confirmed' } },
  ...refusals('code_invalid', 'credentials_invalid', 'not_found', 'too_busy'),
})

export const changePasswordRoute = route('put', '/users/{userId}/password', {
  operationId: 'changePassword',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Set or change your password',
  description: `Ends all other sessions. A password that is easy to guess is \`password_weak\`. ${RECENT}`,
  request: {
    params: UserId,
    body: jsonBody(
      z.strictObject({
        password: Password.meta({
          minLength: PASSWORD_LENGTH_MIN,
          maxLength: PASSWORD_BYTES_MAX,
          format: 'password',
        }),
      }),
      { password: 'teapot gravel umbrella north' },
    ),
  },
  responses: { 204: { description: 'Set' } },
  ...refusals('not_found', 'password_weak', 'reauthentication_required', 'too_busy'),
})

export const requestEmailChangeRoute = route('post', '/users/{userId}/email-changes', {
  operationId: 'requestEmailChange',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Request an email change',
  description: `Mails a link to both addresses; within ${EMAIL_CHANGE_HOURS} hours both must be confirmed. The answer never tells whether the new address is known. A newer wish replaces an older one. ${RECENT}`,
  request: {
    params: UserId,
    body: jsonBody(z.strictObject({ email: Email }), {
      email: 'hana.new@example.com',
    }),
  },
  responses: { 202: { description: 'Accepted' } },
  ...refusals('forbidden', 'not_found', 'reauthentication_required'),
})

export const viewWaitingChangeRoute = route('get', '/users/{userId}/email-changes', {
  operationId: 'viewWaitingEmailChange',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Read a pending email change',
  description: 'null if there is none.',
  request: { params: UserId },
  responses: { 200: answer(dataOf(WaitingChangeWire.nullable()), 'Pending change') },
  ...refusals('not_found'),
})

export const cancelEmailChangeRoute = route('delete', '/users/{userId}/email-changes', {
  operationId: 'cancelEmailChange',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Cancel an email change',
  description: 'Both links stop working.',
  request: { params: UserId },
  responses: { 204: { description: 'Canceled' } },
  ...refusals('not_found'),
})

export const viewEmailChangeRoute = route('get', '/email-changes/{tokenId}', {
  operationId: 'viewEmailChange',
  tags: [TAGS.accounts],
  security: OPEN,
  summary: 'Read an email change by its link',
  description:
    'Confirms nothing and does not use up the link: email programs open links in advance.',
  request: { params: Link },
  responses: { 200: answer(dataOf(EmailChangeWire), 'The change') },
  ...refusals('link_invalid'),
})

export const confirmEmailChangeRoute = route('put', '/email-changes/{tokenId}', {
  operationId: 'confirmEmailChange',
  tags: [TAGS.accounts],
  security: WITH_TOKEN_IF_ANY,
  summary: 'Confirm an email change',
  description:
    'With the second confirmation the address changes and every session ends, except the one whose token is sent if it belongs to the account.',
  request: { params: Link },
  responses: {
    200: answer(dataOf(z.object({ state: z.enum(['waiting_other', 'changed']) })), 'Confirmed'),
  },
  ...refusals('link_invalid'),
})

export const accountSessionsWire = (sessions: readonly AccountSession[]) => ({
  data: sessions.map((session) => ({
    id: session.id,
    client: session.client,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    is_current: session.isCurrent,
  })),
})

export const waitingChangeWire = (change: WaitingChange | null) => ({
  data: change && {
    email: change.email,
    expires_at: change.expiresAt.toISOString(),
    old_confirmed: change.isOldConfirmed,
    new_confirmed: change.isNewConfirmed,
  },
})

export const emailChangeWire = (change: EmailChangeView) => ({
  data: {
    side: change.side,
    old_email: change.oldEmail,
    new_email: change.newEmail,
    state: change.state,
    expires_at: change.expiresAt.toISOString(),
  },
})
