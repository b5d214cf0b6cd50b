/** Accounts on the wire. Spec §7 calls 3 to 6; decisions, sections 8 and 9. */
import { z } from '@hono/zod-openapi'

import { Password } from '#domain/accounts/passwords/credentials.ts'
import {
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH_MIN,
  SIGN_IN_CODE_DIGITS,
} from '#domain/accounts/policy.ts'
import { ProfileFields, type ProfileView } from '#domain/accounts/profile/profile.ts'
import type { SignedIn } from '#domain/accounts/signed-in.ts'

import { AddressAnswer, addressOf, addressWire, SentAddress } from './addresses.ts'
import {
  answer,
  CaptchaAnswer,
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
import { Email, Name } from './fields.ts'

/** Long enough for text pasted around a code. */
export const Code = z
  .string()
  .max(40)
  .transform((input) => input.normalize('NFKC').replace(/\D/g, ''))
  .pipe(z.string().length(SIGN_IN_CODE_DIGITS))
export const UserId = z.object({
  userId: z.string().max(60).openapi({
    description: 'Your `id`, as call 3 answers it',
    format: 'uuid',
    example: '27330255-c845-4544-8091-b316aa58c1d5',
  }),
})
const NewPassword = Password.meta({
  minLength: PASSWORD_LENGTH_MIN,
  maxLength: PASSWORD_BYTES_MAX,
  format: 'password',
})
const EXAMPLE_EMAIL = 'hana@example.com'
const EXAMPLE_PASSWORD = 'teapot gravel umbrella north'

const SessionUser = z
  .object({
    id: z.uuid(),
    email: z.string().openapi({ format: 'email', example: 'hana@example.com' }),
    name: z.string().openapi({ example: '見本 花' }),
    authentication_token: z.string().openapi({ example: 'st_sample' }),
    token_expiry: Moment,
  })
  .openapi('SessionUser')

const Profile = z
  .object({
    id: z.uuid(),
    email: z.string().openapi({ format: 'email', example: 'hana@example.com' }),
    email_proven: z.boolean().openapi({ description: 'Whether the address is confirmed' }),
    has_password: z.boolean().openapi({ description: 'Whether a password is set' }),
    name: z.string(),
    phone: z.string(),
    company: z.string(),
    department: z.string(),
    country: z.string(),
    address: AddressAnswer.nullable().openapi({ description: 'Where orders are delivered' }),
  })
  .openapi('Profile')

const ignored = z
  .unknown()
  .openapi({ description: 'As in the response of call 4; ignored', readOnly: true })

/** Takes what call 4 answered, so that a client can send back the profile it read. */
const SentProfile = z
  .strictObject({
    ...ProfileFields.shape,
    address: SentAddress.nullable(),
    id: ignored,
    email: ignored,
    email_proven: ignored,
    has_password: ignored,
  })
  .partial()
  .transform(({ id, email, email_proven, has_password, address, ...change }) => ({
    ...change,
    address: address && addressOf(address),
  }))

export const signUpRoute = route('post', '/users', {
  operationId: 'signUp',
  tags: [TAGS.accounts],
  security: OPEN,
  summary: 'Sign up',
  description:
    'The response is the same whether or not the address is known. A new account can sign in at once and is asked to prove its address.',
  request: {
    body: jsonBody(
      z.strictObject({
        user: z.strictObject({
          email: Email,
          password: NewPassword,
          name: Name.optional().default(''),
        }),
        captcha: CaptchaAnswer.optional(),
      }),
      { user: { email: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD, name: '見本 花' } },
    ),
  },
  responses: { 202: { description: 'Accepted' } },
  ...refusals('captcha_failed', 'captcha_invalid', 'captcha_required', 'password_weak', 'too_busy'),
})

export const requestCodeRoute = route('post', '/sign-in-codes', {
  operationId: 'requestSignInCode',
  tags: [TAGS.sessions],
  security: OPEN,
  summary: 'Email a one-time code',
  description:
    'Six digits to sign in with. An address that is not known becomes an account when its code is used. A browser is given a cookie that only it can send, and the code works with that cookie alone; a code that a program asked for works for programs alone.',
  request: {
    body: jsonBody(z.strictObject({ email: Email }), { email: EXAMPLE_EMAIL }),
  },
  responses: { 202: { description: 'Accepted' } },
  ...refusals('too_busy'),
})

export const requestPasswordResetRoute = route('post', '/passwords', {
  operationId: 'requestPasswordReset',
  tags: [TAGS.accounts],
  security: OPEN,
  summary: 'Email a link to set a password',
  description: 'The answer does not tell whether the address is known.',
  request: {
    body: jsonBody(z.strictObject({ email: Email }), { email: EXAMPLE_EMAIL }),
  },
  responses: { 202: { description: 'Accepted' } },
})

export const resetPasswordRoute = route('put', '/passwords/{tokenId}', {
  operationId: 'resetPassword',
  tags: [TAGS.accounts],
  security: OPEN,
  summary: 'Set a password with an emailed link',
  description: 'Ends all sessions of the account and signs in.',
  request: {
    params: z.object({ tokenId: z.string().max(200) }),
    body: jsonBody(z.strictObject({ password: NewPassword }), { password: EXAMPLE_PASSWORD }),
  },
  responses: { 201: answer(dataOf(SessionUser), 'Signed in') },
  ...refusals('link_invalid', 'password_weak', 'too_busy'),
})

export const signInRoute = route('post', '/sessions', {
  operationId: 'signIn',
  tags: [TAGS.sessions],
  security: OPEN,
  summary: 'Sign in (call 3)',
  description:
    'With a password or with a one-time code. While many passwords are being guessed, `captcha_required` asks for a solved challenge in `captcha`.',
  request: {
    body: jsonBody(
      z.strictObject({
        session: z.union([
          z.strictObject({ email: Email, password: z.string().max(1024) }),
          z.strictObject({ email: Email, code: Code }),
        ]),
        captcha: CaptchaAnswer.optional(),
      }),
      { session: { email: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD } },
    ),
  },
  responses: { 201: answer(dataOf(SessionUser), 'Signed in') },
  ...refusals(
    'captcha_failed',
    'captcha_invalid',
    'captcha_required',
    'code_invalid',
    'credentials_invalid',
    'too_busy',
  ),
})

export const signOutRoute = route('delete', '/sessions', {
  operationId: 'signOut',
  tags: [TAGS.sessions],
  security: WITH_TOKEN_IF_ANY,
  summary: 'Sign out',
  description: 'Ends the session of the token sent. Without a token, nothing happens.',
  responses: { 204: { description: 'Signed out' } },
})

export const viewProfileRoute = route('get', '/users/{userId}/profiles', {
  operationId: 'viewProfile',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Read your profile (call 4)',
  description: 'Name, company and address of the account. Call 5 accepts this response.',
  request: { params: UserId },
  responses: { 200: answer(dataOf(Profile), 'Profile') },
  ...refusals('not_found'),
})

export const updateProfileRoute = route('put', '/users/{userId}/profiles/{profileId}', {
  operationId: 'updateProfile',
  tags: [TAGS.accounts],
  security: WITH_TOKEN,
  summary: 'Change your profile (call 5)',
  description:
    'Fields that are not sent stay as they are; `null` removes the address. The read-only fields of call 4 may be sent back and are ignored.',
  request: {
    params: UserId.extend({ profileId: z.string().max(60) }),
    body: jsonBody(z.strictObject({ profile: SentProfile }), {
      profile: { name: '見本 花', phone: '03-1234-5678', company: '見本株式会社', country: 'JP' },
    }),
  },
  responses: { 200: answer(dataOf(Profile), 'Profile') },
  ...refusals('not_found'),
})

export const refreshRoute = route('get', '/users/{userId}/refresh_token', {
  operationId: 'refreshToken',
  tags: [TAGS.sessions],
  security: WITH_TOKEN,
  summary: 'Refresh a token (call 6)',
  description: 'Accepts an expired token for some days. Do not use the old one again.',
  request: { params: UserId },
  responses: {
    200: answer(dataOf(z.object({ token: z.string(), token_expiry: Moment })), 'New token'),
  },
  ...refusals('not_found'),
})

export const sessionWire = (signedIn: SignedIn) => ({
  data: {
    id: signedIn.userId,
    email: signedIn.email,
    name: signedIn.name,
    authentication_token: signedIn.token,
    token_expiry: signedIn.tokenExpiry.toISOString(),
  },
})

export const profileWire = ({
  isEmailVerified,
  hasPassword,
  address,
  ...profile
}: ProfileView) => ({
  data: {
    ...profile,
    address: address && addressWire(address),
    email_proven: isEmailVerified,
    has_password: hasPassword,
  },
})

export type SessionUserWire = z.infer<typeof SessionUser>
export type ProfileWire = z.infer<typeof Profile>
