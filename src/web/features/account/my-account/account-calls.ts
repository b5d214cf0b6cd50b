/**
 * The calls of the account page. Decisions, section 9. Sensitive ones require a recent sign-in: see
 * `reauthenticate.tsx`.
 */

import type { Calls } from '#client/calls.gen.ts'
import type { Result } from '#shared/result.ts'
import { type ApiProblem, type Call, callApi, callForFile } from '#web/api/client.ts'

type Answer<T> = Promise<Result<T, ApiProblem>>

type DataOf<C extends Call> = Calls[C]['answer'] extends { data: infer T } ? T : never

/** One sign-in of the account, as its owner sees it. */
export type OwnSession = DataOf<'GET /api/users/{userId}/sessions'>[number]

/** A change of address that waits for one or both links. */
export type OpenEmailChange = NonNullable<DataOf<'GET /api/users/{userId}/email-changes'>>

export const listSessions = async (userId: string): Answer<OwnSession[]> =>
  dataOf(await callApi('GET /api/users/{userId}/sessions', { path: { userId } }))

export const endSession = (userId: string, sessionId: string): Answer<undefined> =>
  callApi('DELETE /api/users/{userId}/sessions/{sessionId}', { path: { userId, sessionId } })

export const revokeOtherSessions = (userId: string): Answer<undefined> =>
  callApi('DELETE /api/users/{userId}/sessions', { path: { userId } })

export const postReauthentication = (
  userId: string,
  reauthentication: { password: string } | { code: string },
): Answer<undefined> =>
  callApi('POST /api/users/{userId}/proofs', { path: { userId }, body: reauthentication })

export const changePassword = (userId: string, password: string): Answer<undefined> =>
  callApi('PUT /api/users/{userId}/password', { path: { userId }, body: { password } })

export const viewEmailChange = async (userId: string): Answer<OpenEmailChange | null> =>
  dataOf(await callApi('GET /api/users/{userId}/email-changes', { path: { userId } }))

export const askEmailChange = (userId: string, email: string): Answer<undefined> =>
  callApi('POST /api/users/{userId}/email-changes', { path: { userId }, body: { email } })

export const cancelEmailChange = (userId: string): Answer<undefined> =>
  callApi('DELETE /api/users/{userId}/email-changes', { path: { userId } })

export const fetchExport = (userId: string): Answer<{ name: string; file: Blob }> =>
  callForFile('GET /api/users/{userId}/export', { path: { userId } })

export const closeAccount = (userId: string): Answer<undefined> =>
  callApi('DELETE /api/users/{userId}', { path: { userId } })

const dataOf = <T>(answer: Result<{ data: T }, ApiProblem>): Result<T, ApiProblem> =>
  answer.ok ? { ok: true, value: answer.value.data } : answer
