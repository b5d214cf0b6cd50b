/** Accounts on the wire. Spec §7 calls 1, 3 to 6; decisions, sections 8 and 9. */
import { createRoute, z } from '@hono/zod-openapi'

import { Password } from '#domain/accounts/credentials.ts'
import { SIGN_IN_CODE_DIGITS } from '#domain/accounts/policy.ts'
import { ProfileChange, type ProfileView } from '#domain/accounts/profile.ts'
import type { SignedIn } from '#domain/accounts/signed-in.ts'
import { Email, PersonName } from '#shared/typed-text.ts'

import { answer, commonQuery, dataOf, jsonBody, problems } from './envelope.ts'

const common = z.strictObject(commonQuery)
/** Long enough for what people paste around a code. */
const Code = z
  .string()
  .max(40)
  .transform((typed) => typed.normalize('NFKC').replace(/\D/g, ''))
  .pipe(z.string().length(SIGN_IN_CODE_DIGITS))
const UserId = z.object({ userId: z.string().max(60) })

const SessionUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    authentication_token: z.string(),
    token_expiry: z.string(),
  })
  .openapi('SessionUser')

const Profile = z
  .object({
    id: z.string(),
    email: z.string(),
    email_proven: z.boolean(),
    name: z.string(),
    phone: z.string(),
    company: z.string(),
    country: z.string(),
  })
  .openapi('Profile')

export const siteverifyRoute = createRoute({
  method: 'post',
  path: '/siteverify',
  summary: 'Verify a captcha (call 1)',
  request: {
    query: common,
    body: jsonBody(
      z.strictObject({ session: z.strictObject({ response: z.string().min(1).max(8000) }) }),
    ),
  },
  responses: {
    200: answer(z.object({ success: z.boolean(), score: z.number() }), 'Passed'),
    ...problems,
  },
})

export const captchaChallengeRoute = createRoute({
  method: 'get',
  path: '/captcha-challenge',
  summary: 'A proof-of-work challenge to solve for siteverify',
  request: { query: common },
  responses: { 200: answer(z.record(z.string(), z.unknown()), 'The challenge'), ...problems },
})

export const signUpRoute = createRoute({
  method: 'post',
  path: '/users',
  summary: 'Sign up; the answer never tells whether the address is known',
  request: {
    query: common,
    body: jsonBody(
      z.strictObject({
        user: z.strictObject({
          email: Email,
          password: Password,
          name: PersonName.optional().default(''),
        }),
      }),
    ),
  },
  responses: { 202: { description: 'Accepted' }, ...problems },
})

export const requestCodeRoute = createRoute({
  method: 'post',
  path: '/sign-in-codes',
  summary: 'Mail a one-time sign-in code',
  request: { query: common, body: jsonBody(z.strictObject({ email: Email })) },
  responses: { 202: { description: 'Accepted' }, ...problems },
})

export const requestPasswordResetRoute = createRoute({
  method: 'post',
  path: '/passwords',
  summary: 'Mail a link to set a new password; the answer never tells whether the address is known',
  request: { query: common, body: jsonBody(z.strictObject({ email: Email })) },
  responses: { 202: { description: 'Accepted' }, ...problems },
})

export const resetPasswordRoute = createRoute({
  method: 'put',
  path: '/passwords/{tokenId}',
  summary: 'Set a new password by a mailed link; ends all sessions and signs in',
  request: {
    params: z.object({ tokenId: z.string().max(200) }),
    query: common,
    body: jsonBody(z.strictObject({ password: Password })),
  },
  responses: { 201: answer(dataOf(SessionUser), 'Signed in'), ...problems },
})

export const signInRoute = createRoute({
  method: 'post',
  path: '/sessions',
  summary: 'Sign in with a password or a one-time code (call 3)',
  request: {
    query: common,
    body: jsonBody(
      z.strictObject({
        session: z.union([
          z.strictObject({ email: Email, password: z.string().max(1024) }),
          z.strictObject({ email: Email, code: Code }),
        ]),
      }),
    ),
  },
  responses: { 201: answer(dataOf(SessionUser), 'Signed in'), ...problems },
})

export const signOutRoute = createRoute({
  method: 'delete',
  path: '/sessions',
  summary: 'Sign out',
  request: { query: common },
  responses: { 204: { description: 'Signed out' }, ...problems },
})

export const viewProfileRoute = createRoute({
  method: 'get',
  path: '/users/{userId}/profiles',
  summary: 'One’s own profile (call 4)',
  request: { params: UserId, query: common },
  responses: { 200: answer(dataOf(Profile), 'Profile'), ...problems },
})

export const updateProfileRoute = createRoute({
  method: 'put',
  path: '/users/{userId}/profiles/{profileId}',
  summary: 'Change one’s own profile (call 5)',
  request: {
    params: UserId.extend({ profileId: z.string().max(60) }),
    query: common,
    body: jsonBody(z.strictObject({ profile: ProfileChange })),
  },
  responses: { 200: answer(dataOf(Profile), 'Profile'), ...problems },
})

export const refreshRoute = createRoute({
  method: 'get',
  path: '/users/{userId}/refresh_token',
  summary: 'Exchange a token for its successor (call 6)',
  request: { params: UserId, query: common },
  responses: {
    200: answer(dataOf(z.object({ token: z.string(), token_expiry: z.string() })), 'New token'),
    ...problems,
  },
})

export const acceptTermsRoute = createRoute({
  method: 'put',
  path: '/users/{userId}/terms-acceptance',
  summary: 'Record that the terms of sale were accepted, and the answer to the EU question',
  request: {
    params: UserId,
    query: common,
    body: jsonBody(z.strictObject({ version: z.string().max(40), lives_in_eu: z.boolean() })),
  },
  responses: { 204: { description: 'Recorded' }, ...problems },
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

export const profileWire = ({ isEmailProven, ...profile }: ProfileView) => ({
  data: { ...profile, email_proven: isEmailProven },
})

export type SessionUserWire = z.infer<typeof SessionUser>
export type ProfileWire = z.infer<typeof Profile>
