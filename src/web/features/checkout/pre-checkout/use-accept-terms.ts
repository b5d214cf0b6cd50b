/** Records the acceptance on the server, then in the draft, and leads on to checkout. Decisions, section 7. */
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { type ApiProblem, callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { changeDraft } from '#web/draft/order-draft.ts'

type Refused = Pick<ApiProblem, 'code' | 'message' | 'data'>

export function useAcceptTerms(version: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  /** Why it was refused, `null` when the way is free. */
  async function accept(): Promise<Refused | null> {
    const user = readUserRecord()
    if (user === null) {
      await revalidate()
      return { code: 'unauthenticated', message: '', data: {} }
    }
    setSending(true)
    const answer = await callApi('PUT /api/users/{userId}/terms-acceptance', {
      path: { userId: user.id },
      body: { version, lives_in_eu: false },
    })
    setSending(false)
    if (answer.ok) {
      changeDraft({ isAgreedTerms: version, orderState: 'drafting' })
      await navigate('/checkout')
      return null
    }
    // An ended session leads to the sign-in page; changed terms are loaded again.
    await revalidate()
    return answer.error
  }

  return { accept, isSending }
}
