import { callApi } from '../../api/client.ts'
import { clearUserRecord } from '../../api/user-record.ts'
import { forgetPerson } from './forget-person.ts'

/** This browser forgets the visitor in any case; the answer tells whether the server knows. */
export async function signOut(): Promise<{ isKnownToServer: boolean }> {
  const answer = await callApi('/api/sessions', { method: 'DELETE' })
  clearUserRecord()
  forgetPerson()
  return { isKnownToServer: answer.ok || answer.error.status === 401 }
}
