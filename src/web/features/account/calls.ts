/** The account calls of the site. Spec §7 calls 3 to 5; decisions, sections 8 and 9. */
import type { ProfileWire, SessionUserWire } from '#contract/accounts.ts'
import type { ProfileChange } from '#domain/accounts/profile.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ApiProblem, callApi } from '../../api/client.ts'
import { readUserRecord, writeUserRecord } from '../../api/user-record.ts'
import { claimDraft } from '../../draft/claim-draft.ts'

type Credentials = { email: string } & ({ password: string } | { code: string })

export const requestCode = (email: string): Promise<Result<undefined, ApiProblem>> =>
  callApi('/api/sign-in-codes', { method: 'POST', body: { email } })

export const makeAccount = (user: {
  email: string
  password: string
  name: string
}): Promise<Result<undefined, ApiProblem>> =>
  callApi('/api/users', { method: 'POST', body: { user } })

/** Leaves the user record in this browser: from then on the visitor is signed in. Spec §3. */
export async function signIn(session: Credentials): Promise<Result<null, ApiProblem>> {
  return keepSession(
    await callApi<SessionAnswer>('/api/sessions', { method: 'POST', body: { session } }),
  )
}

/** By the link of a letter. Signs in too. */
export async function resetPassword(
  tokenId: string,
  password: string,
): Promise<Result<null, ApiProblem>> {
  const path = `/api/passwords/${encodeURIComponent(tokenId)}`
  return keepSession(await callApi<SessionAnswer>(path, { method: 'PUT', body: { password } }))
}

type SessionAnswer = { data: SessionUserWire }

function keepSession(answer: Result<SessionAnswer, ApiProblem>): Result<null, ApiProblem> {
  if (!answer.ok) return answer

  const { id, authentication_token, token_expiry, name } = answer.value.data
  claimDraft(id)
  writeUserRecord({ id, authentication_token, token_expiry, name })
  return ok(null)
}

export async function viewProfile(userId: string): Promise<Result<ProfileWire, ApiProblem>> {
  const answer = await callApi<{ data: ProfileWire }>(`/api/users/${userId}/profiles`)
  return answer.ok ? ok(answer.value.data) : answer
}

/** Without a token there is nobody to change: Spec §5 "Profile", §8. */
export async function updateProfile(
  profileId: string,
  profile: ProfileChange,
): Promise<Result<ProfileWire, ApiProblem>> {
  const user = readUserRecord()
  if (user === null) {
    return fail({ status: 0, code: 'request_invalid', message: '', fields: [], details: {} })
  }

  const path = `/api/users/${user.id}/profiles/${profileId}`
  const answer = await callApi<{ data: ProfileWire }>(path, { method: 'PUT', body: { profile } })
  if (!answer.ok) return answer

  const record = readUserRecord()
  if (record !== null) writeUserRecord({ ...record, name: answer.value.data.name })
  return ok(answer.value.data)
}
