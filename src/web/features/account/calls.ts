/** The account calls of the site. Spec §7 calls 3 to 5; decisions, sections 8 and 9. */

import type { Calls } from '#client/calls.gen.ts'
import type { ProfileWire, SessionUserWire } from '#contract/accounts.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { solveOwnChallenge } from '../../api/captcha.ts'
import { type ApiProblem, callApi } from '../../api/client.ts'
import { readUserRecord, writeUserRecord } from '../../api/user-record.ts'
import { claimDraft } from '../../draft/claim-draft.ts'

type SentProfile = Calls['PUT /api/users/{userId}/profiles/{profileId}']['body']['profile']

type Credentials = { email: string } & ({ password: string } | { code: string })

export const requestCode = (email: string): Promise<Result<undefined, ApiProblem>> =>
  callApi('POST /api/sign-in-codes', { body: { email } })

export const createAccount = (user: {
  email: string
  password: string
  name: string
}): Promise<Result<undefined, ApiProblem>> =>
  withCaptcha((captcha) => callApi('POST /api/users', { body: { user, ...captcha } }))

/** Leaves the user record in this browser: from then on the visitor is signed in. Spec §3. */
export async function signIn(session: Credentials): Promise<Result<null, ApiProblem>> {
  return saveSession(
    await withCaptcha((captcha) =>
      callApi('POST /api/sessions', { body: { session, ...captcha } }),
    ),
  )
}

/** While passwords are being guessed in bulk, the browser solves a challenge for each attempt, without asking the visitor. */
async function withCaptcha<T>(
  send: (captcha: { captcha?: { response: string } }) => Promise<Result<T, ApiProblem>>,
): Promise<Result<T, ApiProblem>> {
  const first = await send({})
  if (first.ok || first.error.code !== 'captcha_required') return first

  const response = await solveOwnChallenge()
  return response === null ? first : send({ captcha: { response } })
}

/** By the link of an e-mail. Signs in too. */
export async function resetPassword(
  tokenId: string,
  password: string,
): Promise<Result<null, ApiProblem>> {
  const path = { tokenId }
  return saveSession(await callApi('PUT /api/passwords/{tokenId}', { path, body: { password } }))
}

export type ConfirmedMove = 'waiting_other' | 'changed'

/** By the link of an e-mail. The sign-in of this browser, where there is one, outlives the change. */
export async function confirmEmailChange(
  tokenId: string,
): Promise<Result<ConfirmedMove, ApiProblem>> {
  const answer = await callApi('PUT /api/email-changes/{tokenId}', { path: { tokenId } })
  return answer.ok ? ok(answer.value.data.state) : answer
}

type SessionAnswer = { data: SessionUserWire }

function saveSession(answer: Result<SessionAnswer, ApiProblem>): Result<null, ApiProblem> {
  if (!answer.ok) return answer

  const { id, authentication_token, token_expiry, name } = answer.value.data
  claimDraft(id)
  writeUserRecord({ id, authentication_token, token_expiry, name })
  return ok(null)
}

export async function viewProfile(userId: string): Promise<Result<ProfileWire, ApiProblem>> {
  const answer = await callApi('GET /api/users/{userId}/profiles', { path: { userId } })
  return answer.ok ? ok(answer.value.data) : answer
}

/** Without a token there is no profile to change: Spec §5 "Profile", §8. */
export async function updateProfile(
  profileId: string,
  profile: SentProfile,
): Promise<Result<ProfileWire, ApiProblem>> {
  const user = readUserRecord()
  if (user === null) {
    return fail({
      status: 0,
      code: 'request_invalid',
      message: '',
      fields: [],
      details: [],
      data: {},
    })
  }

  const path = { userId: user.id, profileId }
  const answer = await callApi('PUT /api/users/{userId}/profiles/{profileId}', {
    path,
    body: { profile },
  })
  if (!answer.ok) return answer

  const record = readUserRecord()
  if (record !== null) writeUserRecord({ ...record, name: answer.value.data.name })
  return ok(answer.value.data)
}
